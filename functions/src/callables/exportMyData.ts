import { defineCallable } from '../runtime/callable';
import { exportMyData as useCase } from '../usecases/accounts/privacy';

export const exportMyData = defineCallable('exportMyData', useCase);
