import { defineCallable } from "../runtime/callable";
import { closeAppointment as handle } from "../usecases/appointments/manage";

export const closeAppointment = defineCallable({ name: "closeAppointment", handle });
