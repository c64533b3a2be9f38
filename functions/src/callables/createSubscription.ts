import { defineCallable } from '../runtime/callable';
import { createSubscription as useCase } from '../usecases/payments/createSubscription';

export const createSubscription = defineCallable('createSubscription', useCase);
