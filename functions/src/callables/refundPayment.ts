import { defineCallable } from '../runtime/callable';
import { refundPayment as useCase } from '../usecases/payments/refundPayment';

export const refundPayment = defineCallable('refundPayment', useCase);
