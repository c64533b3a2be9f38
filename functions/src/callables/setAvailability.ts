import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { setAvailability as useCase } from "../usecases/matching/setAvailability";

export const setAvailability = defineCallable("setAvailability", thenMatch(useCase));
