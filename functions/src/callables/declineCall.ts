import { defineCallable } from '../runtime/callable';
import { declineCall as useCase } from '../usecases/calls/sides';

export const declineCall = defineCallable('declineCall', useCase);
