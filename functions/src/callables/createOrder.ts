import { defineCallable } from '../runtime/callable';
import { createOrder as useCase } from '../usecases/payments/createOrder';

export const createOrder = defineCallable('createOrder', useCase);
