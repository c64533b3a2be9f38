import { defineCallable } from "../runtime/callable";
import { requestAppointment as useCase } from "../usecases/appointments/requestAppointment";

export const requestAppointment = defineCallable("requestAppointment", useCase);
