import { defineCallable } from "../runtime/callable";
import { joinCall as useCase } from "../usecases/calls/sides";

export const joinCall = defineCallable("joinCall", useCase);
