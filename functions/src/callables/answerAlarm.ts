import { defineCallable } from "../runtime/callable";
import { answerAlarm as handle } from "../usecases/safety/answerAlarm";

export const answerAlarm = defineCallable({ name: "answerAlarm", handle });
