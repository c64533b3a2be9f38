import { defineCallable } from "../runtime/callable";
import { answerCall as handle } from "../usecases/calls/sides";

export const answerCall = defineCallable({ name: "answerCall", handle });
