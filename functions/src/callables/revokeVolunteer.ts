import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { revokeVolunteer as useCase } from "../usecases/volunteers/approval";

export const revokeVolunteer = defineCallable("revokeVolunteer", thenMatch(useCase));
