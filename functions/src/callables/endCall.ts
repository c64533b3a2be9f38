import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { endCall as handle } from "../usecases/calls/sides";

export const endCall = defineCallable({ name: "endCall", handle: thenMatch(handle) });
