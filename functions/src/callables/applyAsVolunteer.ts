import { defineCallable } from "../runtime/callable";
import { applyAsVolunteer as useCase } from "../usecases/volunteers/applyAsVolunteer";

export const applyAsVolunteer = defineCallable("applyAsVolunteer", useCase);
