import { defineCallable } from "../runtime/callable";
import { paymentOptions } from "../runtime/paymentSettings";
import { createOrder as handle } from "../usecases/payments/createOrder";

export const createOrder = defineCallable({ name: "createOrder", handle, options: paymentOptions });
