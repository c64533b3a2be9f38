import { defineCallable } from "../runtime/callable";
import { paymentOptions } from "../runtime/paymentSettings";
import { cancelPlan as handle } from "../usecases/payments/cancelPlan";

export const cancelPlan = defineCallable({ name: "cancelPlan", handle, options: paymentOptions });
