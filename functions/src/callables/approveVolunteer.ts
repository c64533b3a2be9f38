import { defineCallable } from "../runtime/callable";
import { approveVolunteer as useCase } from "../usecases/volunteers/approval";

export const approveVolunteer = defineCallable("approveVolunteer", useCase);
