import { defineCallable } from "../runtime/callable";
import { closeAppointment as useCase } from "../usecases/appointments/manage";

export const closeAppointment = defineCallable("closeAppointment", useCase);
