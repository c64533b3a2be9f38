import { defineCallable } from "../runtime/callable";
import { nightOptions } from "../runtime/options";
import { startCall as useCase } from "../usecases/calls/startCall";

export const startCall = defineCallable("startCall", useCase, undefined, nightOptions);
