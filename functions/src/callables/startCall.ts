import { defineCallable } from "../runtime/callable";
import { nightOptions } from "../runtime/options";
import { startCall as handle } from "../usecases/calls/startCall";

export const startCall = defineCallable({ name: "startCall", handle, options: nightOptions });
