import { defineCallable } from "../runtime/callable";
import { paymentOptions } from "../runtime/paymentSettings";
import { refundPayment as useCase } from "../usecases/payments/refundPayment";

export const refundPayment = defineCallable("refundPayment", useCase, undefined, paymentOptions);
