import { defineCallable } from "../runtime/callable";
import { answerCall as useCase } from "../usecases/calls/sides";

export const answerCall = defineCallable("answerCall", useCase);
