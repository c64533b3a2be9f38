import { defineCallable } from "../runtime/callable";
import { answerAlarm as useCase } from "../usecases/safety/answerAlarm";

export const answerAlarm = defineCallable("answerAlarm", useCase);
