import { defineCallable } from "../runtime/callable";
import { assignAppointment as handle } from "../usecases/appointments/manage";

export const assignAppointment = defineCallable({ name: "assignAppointment", handle });
