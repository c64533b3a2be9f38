import { defineCallable } from "../runtime/callable";
import { paymentOptions } from "../runtime/paymentSettings";
import { createOrder as useCase } from "../usecases/payments/createOrder";

export const createOrder = defineCallable("createOrder", useCase, undefined, paymentOptions);
