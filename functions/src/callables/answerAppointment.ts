import { defineCallable } from "../runtime/callable";
import { answerAppointment as handle } from "../usecases/appointments/answerAppointment";

export const answerAppointment = defineCallable({ name: "answerAppointment", handle });
