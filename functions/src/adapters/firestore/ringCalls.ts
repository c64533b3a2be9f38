import { ring } from "@thodu/domain/oncall/records";
import type { RingState } from "@thodu/domain/oncall/model";
import type { Millis } from "@thodu/domain/time";
import type { CallStore, SeenOnCall, SeenRing } from "../../usecases/oncall/ports";
import { commit } from "./commit";
import { read, unchangedSince } from "./converters";
import { db } from "./database";
import { isConflict } from "./errors";
import { begunRing, onCallRef, ringRef } from "./pager";
import { FieldValue } from "./sdk";

const stamp = () => FieldValue.serverTimestamp();

export class FirestoreRingCalls implements CallStore {
  async begin(
    uid: string,
    ringId: string,
    until: Millis,
    { version }: SeenOnCall,
    tests: readonly Millis[],
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    batch.create(ringRef(ringId), begunRing(uid, null, 0, until));
    batch.update(onCallRef(uid), { callTests: [...tests] }, unchangedSince(version));
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async take({ value: { id }, version }: SeenRing): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    batch.update(ringRef(id), { calledAt: stamp() }, unchangedSince(version));
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async note(ringId: string, callId: string | null): Promise<RingState | null> {
    try {
      await ringRef(ringId).update(callId === null ? { callEnd: "failed" } : { callId });
    } catch (error) {
      if (isConflict(error)) return null;
      throw error;
    }
    return read(ring, await ringRef(ringId).get())?.state ?? null;
  }

  async pass({ value: { id, uid }, version }: SeenRing, phone: SeenOnCall): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    batch.update(ringRef(id), { state: "answered", answeredAt: stamp(), endedAt: stamp() }, unchangedSince(version));
    const passed = { testedAt: stamp(), callTestedAt: stamp(), pausedAt: null, missed: 0 };
    batch.update(onCallRef(uid), passed, unchangedSince(phone.version));
    return (await commit(batch)) ? "stored" : "conflict";
  }
}
