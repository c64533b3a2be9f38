import { defineCallable } from '../runtime/callable';
import { requestHelp as useCase } from '../usecases/matching/requestHelp';

export const requestHelp = defineCallable('requestHelp', useCase);
