import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { declineCall as useCase } from "../usecases/calls/sides";

export const declineCall = defineCallable("declineCall", thenMatch(useCase));
