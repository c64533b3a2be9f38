import { defineCallable } from '../runtime/callable';
import { deleteMyAccount as useCase } from '../usecases/accounts/deleteMyAccount';

export const deleteMyAccount = defineCallable('deleteMyAccount', useCase);
