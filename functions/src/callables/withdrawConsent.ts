import { defineCallable } from "../runtime/callable";
import { withdrawConsent as handle } from "../usecases/accounts/privacy";

export const withdrawConsent = defineCallable({ name: "withdrawConsent", handle });
