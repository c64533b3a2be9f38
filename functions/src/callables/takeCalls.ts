import { defineCallable } from "../runtime/callable";
import { takeCalls as handle } from "../usecases/calls/sides";

export const takeCalls = defineCallable({ name: "takeCalls", handle });
