import { defineCallable } from '../runtime/callable';
import { endCall as useCase } from '../usecases/calls/sides';

export const endCall = defineCallable('endCall', useCase);
