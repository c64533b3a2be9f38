import { defineCallable } from "../runtime/callable";
import { paymentOptions } from "../runtime/paymentSettings";
import { refundPayment as handle } from "../usecases/payments/refundPayment";

export const refundPayment = defineCallable({ name: "refundPayment", handle, options: paymentOptions });
