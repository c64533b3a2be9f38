import { defineCallable } from "../runtime/callable";
import { checkCall as useCase } from "../usecases/calls/sides";

export const checkCall = defineCallable("checkCall", useCase);
