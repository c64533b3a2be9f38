import { defineCallable } from "../runtime/callable";
import { approveVolunteer as handle } from "../usecases/volunteers/approval";

export const approveVolunteer = defineCallable({ name: "approveVolunteer", handle });
