import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { setAvailability as handle } from "../usecases/matching/setAvailability";

export const setAvailability = defineCallable({ name: "setAvailability", handle: thenMatch(handle) });
