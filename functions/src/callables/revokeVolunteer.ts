import { defineCallable } from '../runtime/callable';
import { revokeVolunteer as useCase } from '../usecases/volunteers/approval';

export const revokeVolunteer = defineCallable('revokeVolunteer', useCase);
