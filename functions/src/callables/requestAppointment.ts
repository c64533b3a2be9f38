import { defineCallable } from "../runtime/callable";
import { requestAppointment as handle } from "../usecases/appointments/requestAppointment";

export const requestAppointment = defineCallable({ name: "requestAppointment", handle });
