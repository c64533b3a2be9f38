import { defineCallable } from "../runtime/callable";
import { paymentOptions } from "../runtime/paymentSettings";
import { verifyPayment as useCase } from "../usecases/payments/verifyPayment";

export const verifyPayment = defineCallable("verifyPayment", useCase, undefined, paymentOptions);
