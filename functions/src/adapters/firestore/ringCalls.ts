import { ring } from "@thodu/domain/oncall/records";
import type { RingState } from "@thodu/domain/oncall/model";
import type { Millis } from "@thodu/domain/time";
import type { CallStore, VersionedOnCall, VersionedRing } from "../../usecases/oncall/ports";
import { create, patch, serverTime } from "../../store/changes";
import { commit, stored } from "../../store/commit";
import { read } from "./converters";
import { begunRing, onCallRef, ringRef } from "./pager";

export class FirestoreRingCalls implements CallStore {
  async begin(
    uid: string,
    ringId: string,
    until: Millis,
    { version }: VersionedOnCall,
    tests: readonly Millis[],
  ): Promise<"stored" | "conflict"> {
    return stored([
      create(ringRef(ringId).path, { ...begunRing(uid, null, 0, until), callTest: true }),
      patch(onCallRef(uid).path, { callTests: [...tests] }, version),
    ]);
  }

  async take({ value: { id }, version }: VersionedRing): Promise<"stored" | "conflict"> {
    return stored([patch(ringRef(id).path, { calledAt: serverTime }, version)]);
  }

  async note(ringId: string, callId: string | null): Promise<RingState | null> {
    const noted = callId === null ? { callEnd: "failed" } : { callId };
    if (!(await commit([patch(ringRef(ringId).path, noted, "existing")]))) return null;
    return read(ring, await ringRef(ringId).get())?.state ?? null;
  }

  async pass(
    { value: { id, uid }, version }: VersionedRing,
    phone: VersionedOnCall,
    first: boolean,
  ): Promise<"stored" | "conflict"> {
    const push = first ? { pushTestedAt: null } : {};
    const passed = { testedAt: serverTime, callTestedAt: serverTime, pausedAt: null, missed: 0, ...push };
    return stored([
      patch(ringRef(id).path, { state: "answered", answeredAt: serverTime, endedAt: serverTime }, version),
      patch(onCallRef(uid).path, passed, phone.version),
    ]);
  }
}
