import { defineCallable } from '../runtime/callable';
import { decideCase as useCase } from '../usecases/reports/decideCase';

export const decideCase = defineCallable('decideCase', useCase);
