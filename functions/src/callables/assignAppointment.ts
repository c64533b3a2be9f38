import { defineCallable } from "../runtime/callable";
import { assignAppointment as useCase } from "../usecases/appointments/manage";

export const assignAppointment = defineCallable("assignAppointment", useCase);
