import { defineCallable } from "../runtime/callable";
import { withdrawConsent as useCase } from "../usecases/accounts/privacy";

export const withdrawConsent = defineCallable("withdrawConsent", useCase);
