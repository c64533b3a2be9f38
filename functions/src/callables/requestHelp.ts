import { defineCallable } from '../runtime/callable';
import { thenMatch } from '../runtime/matching';
import { requestHelp as useCase } from '../usecases/matching/requestHelp';

export const requestHelp = defineCallable('requestHelp', thenMatch(useCase));
