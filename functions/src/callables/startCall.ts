import { defineCallable } from '../runtime/callable';
import { startCall as useCase } from '../usecases/calls/startCall';

export const startCall = defineCallable('startCall', useCase);
