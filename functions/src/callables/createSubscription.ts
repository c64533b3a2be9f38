import { defineCallable } from "../runtime/callable";
import { paymentOptions } from "../runtime/paymentSettings";
import { createSubscription as handle } from "../usecases/payments/createSubscription";

export const createSubscription = defineCallable({ name: "createSubscription", handle, options: paymentOptions });
