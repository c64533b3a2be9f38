import { defineCallable } from '../runtime/callable';
import { cancelPlan as useCase } from '../usecases/payments/cancelPlan';

export const cancelPlan = defineCallable('cancelPlan', useCase);
