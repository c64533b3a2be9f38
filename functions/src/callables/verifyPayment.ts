import { defineCallable } from "../runtime/callable";
import { paymentOptions } from "../runtime/paymentSettings";
import { verifyPayment as handle } from "../usecases/payments/verifyPayment";

export const verifyPayment = defineCallable({ name: "verifyPayment", handle, options: paymentOptions });
