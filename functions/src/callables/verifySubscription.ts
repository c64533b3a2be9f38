import { defineCallable } from '../runtime/callable';
import { verifySubscription as useCase } from '../usecases/payments/verifySubscription';

export const verifySubscription = defineCallable('verifySubscription', useCase);
