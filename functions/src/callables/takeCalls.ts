import { defineCallable } from "../runtime/callable";
import { takeCalls as useCase } from "../usecases/calls/sides";

export const takeCalls = defineCallable("takeCalls", useCase);
