import { defineCallable } from "../runtime/callable";
import { checkCall as handle } from "../usecases/calls/sides";

export const checkCall = defineCallable({ name: "checkCall", handle });
