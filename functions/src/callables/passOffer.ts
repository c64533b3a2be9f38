import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { passOffer as useCase } from "../usecases/matching/passOffer";

export const passOffer = defineCallable("passOffer", thenMatch(useCase));
