import { defineCallable } from "../runtime/callable";
import { applyAsVolunteer as handle } from "../usecases/volunteers/applyAsVolunteer";

export const applyAsVolunteer = defineCallable({ name: "applyAsVolunteer", handle });
