import { defineCallable } from "../runtime/callable";
import { answerRing as handle } from "../usecases/oncall/onCall";

export const answerRing = defineCallable({ name: "answerRing", handle });
