import type { Call } from "@thodu/domain/calls/model";
import type { CrisisEnd } from "@thodu/domain/notes/model";
import { caseOfCallEnd } from "@thodu/domain/reports/decide";
import { report } from "@thodu/domain/reports/model";
import type { Commit } from "../../usecases/chat/ports";
import { create, patch, serverTime, type Change } from "../../store/changes";
import { stored } from "../../store/commit";
import { db } from "../../store/database";
import { documents } from "../../store/documents";
import { readVersioned } from "./converters";

const casePath = (callId: string): string => documents.report(`call-${callId}`);

/** What the end of a call in a crisis adds: a case, and a rest for its listener. Nothing for any other call. */
export function crisisEndChanges(callId: string, call: Call, told?: CrisisEnd): readonly Change[] {
  const made = caseOfCallEnd(callId, call, told);
  if (!made) return [];
  const kept = create(casePath(callId), { ...made, createdAt: serverTime, decidedAt: null });
  // After a crisis the listener's phone does not ring for a while, as after a conversation.
  return call.volunteerId === null
    ? [kept]
    : [kept, patch(documents.listener(call.volunteerId), { crisisEndedAt: serverTime }, "existing")];
}

/** Adds what the listener reports of the crisis to its case. An earlier report stays. */
export async function addCrisisEnd(callId: string, told: CrisisEnd): Promise<Commit | "no-case"> {
  const seen = readVersioned(report, await db().doc(casePath(callId)).get());
  if (!seen) return "no-case";
  if (seen.value.crisis) return "stored";
  return stored([patch(casePath(callId), { crisis: told }, seen.version)]);
}
