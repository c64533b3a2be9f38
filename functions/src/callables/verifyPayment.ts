import { defineCallable } from '../runtime/callable';
import { verifyPayment as useCase } from '../usecases/payments/verifyPayment';

export const verifyPayment = defineCallable('verifyPayment', useCase);
