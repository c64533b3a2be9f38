import { defineCallable } from "../runtime/callable";
import { reopenAppointment as handle } from "../usecases/appointments/manage";

export const reopenAppointment = defineCallable({ name: "reopenAppointment", handle });
