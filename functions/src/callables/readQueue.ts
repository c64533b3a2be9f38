import { defineCallable } from '../runtime/callable';
import { readQueue as useCase } from '../usecases/matching/readQueue';

export const readQueue = defineCallable('readQueue', useCase);
