import { defineCallable } from "../runtime/callable";
import { answerAppointment as handle } from "../usecases/appointments/keeping";

export const answerAppointment = defineCallable({ name: "answerAppointment", handle });
