import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { declineCall as handle } from "../usecases/calls/sides";

export const declineCall = defineCallable({ name: "declineCall", handle: thenMatch(handle) });
