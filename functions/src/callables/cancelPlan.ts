import { defineCallable } from "../runtime/callable";
import { paymentOptions } from "../runtime/paymentSettings";
import { cancelPlan as useCase } from "../usecases/payments/cancelPlan";

export const cancelPlan = defineCallable("cancelPlan", useCase, undefined, paymentOptions);
