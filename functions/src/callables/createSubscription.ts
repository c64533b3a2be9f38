import { defineCallable } from "../runtime/callable";
import { paymentOptions } from "../runtime/paymentSettings";
import { createSubscription as useCase } from "../usecases/payments/createSubscription";

export const createSubscription = defineCallable("createSubscription", useCase, undefined, paymentOptions);
