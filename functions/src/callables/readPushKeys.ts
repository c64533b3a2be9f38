import { defineCallable } from '../runtime/callable';
import { readPushKeys as useCase } from '../usecases/notifications/devices';

export const readPushKeys = defineCallable('readPushKeys', useCase);
