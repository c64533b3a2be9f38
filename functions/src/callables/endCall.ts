import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { endCall as useCase } from "../usecases/calls/sides";

export const endCall = defineCallable("endCall", thenMatch(useCase));
