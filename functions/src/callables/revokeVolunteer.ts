import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { revokeVolunteer as handle } from "../usecases/volunteers/approval";

export const revokeVolunteer = defineCallable({ name: "revokeVolunteer", handle: thenMatch(handle) });
