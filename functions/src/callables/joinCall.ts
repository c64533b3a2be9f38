import { defineCallable } from "../runtime/callable";
import { joinCall as handle } from "../usecases/calls/sides";

export const joinCall = defineCallable({ name: "joinCall", handle });
