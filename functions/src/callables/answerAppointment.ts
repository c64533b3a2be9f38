import { defineCallable } from "../runtime/callable";
import { answerAppointment as useCase } from "../usecases/appointments/keeping";

export const answerAppointment = defineCallable("answerAppointment", useCase);
