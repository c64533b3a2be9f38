import { defineCallable } from "../runtime/callable";
import { paymentOptions } from "../runtime/paymentSettings";
import { verifySubscription as useCase } from "../usecases/payments/verifySubscription";

export const verifySubscription = defineCallable("verifySubscription", useCase, undefined, paymentOptions);
