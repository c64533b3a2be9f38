import { defineCallable } from "../runtime/callable";
import { paymentOptions } from "../runtime/paymentSettings";
import { verifySubscription as handle } from "../usecases/payments/verifySubscription";

export const verifySubscription = defineCallable({ name: "verifySubscription", handle, options: paymentOptions });
