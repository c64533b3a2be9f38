import type { AllowanceFacts } from "@thodu/domain/calls/allowance";
import { isResting, LISTENING_FOR, type ReadyListener, type Sides } from "@thodu/domain/calls/course";
import { UNBOUNDED_SECONDS } from "@thodu/domain/calls/limits";
import { call, type Call } from "@thodu/domain/calls/model";
import { callPlace } from "@thodu/domain/calls/places";
import { conversation } from "@thodu/domain/chat/model";
import { mayMeet } from "@thodu/domain/matching/offers";
import { premiumUser, type PlanTerm } from "@thodu/domain/plans/entitlement";
import { SECOND, type Millis } from "@thodu/domain/time";
import { volunteer } from "@thodu/domain/volunteers/model";
import type { Begun, CallStore, Ending, NewCall, VersionedPlace } from "../../usecases/calls/ports";
import type { Versioned } from "../../usecases/chat/ports";
import type { Runtime } from "../../usecases/ports";
import type { Page } from "../../usecases/ports";
import { create, patch, put, remove, serverTime, type Change } from "../../store/changes";
import { commit, commitAlways, stored } from "../../store/commit";
import { auditChange } from "./audit";
import { agreedChanges } from "./consent";
import { read, readAll, readOrNull, readVersioned, seenAt, versionAt } from "./converters";
import { db } from "./database";
import { idsOf, PAGE } from "./pages";
import type { Partings } from "./partings";
import { Timestamp } from "./sdk";
import { callPlan, usageChanges } from "./usage";
import { crises, heldInCrisis } from "./waiting";

/** Listeners looked at for one call; far above what is on duty at once. */
const LISTENERS = 50;
/** Signals that are erased in one write; those of both sides (domain `calls/model`). */
const SIGNALS = 400;

const callRef = (callId: string) => db().doc(`calls/${callId}`);
const signalsOf = (callId: string) => db().collection(`calls/${callId}/signals`).limit(SIGNALS).get();
/** The last call that somebody began: of many at once, each was counted with those before it. */
const lastRef = (customerId: string) => db().doc(`users/${customerId}/private/calls`);
const placeRef = (uid: string) => db().doc(`callPlaces/${uid}`);

interface Ring {
  readonly volunteerId: string;
  readonly until: Millis;
}

export class FirestoreCalls implements CallStore {
  constructor(
    readonly runtime: Runtime,
    readonly partings: Partings,
  ) {}

  async find(callId: string): Promise<Versioned<Call> | null> {
    return readVersioned(call, await callRef(callId).get());
  }

  async findReadable(callId: string): Promise<Versioned<Call> | null> {
    return readAll([await callRef(callId).get()], (doc) => readVersioned(call, doc))[0] ?? null;
  }

  async placeOf(uid: string): Promise<VersionedPlace | null> {
    const doc = await placeRef(uid).get();
    const [place] = readAll([doc], (each) => readVersioned(callPlace, each));
    return place ?? (doc.updateTime ? seenAt({ callId: null }, doc.updateTime) : null);
  }

  silentPlaces(before: Millis): Promise<Page<string>> {
    return idsOf(
      db().collection("callPlaces").where("seenAt", "<", Timestamp.fromMillis(before)).orderBy("seenAt").limit(PAGE),
    );
  }

  async free(uid: string, { version }: VersionedPlace): Promise<void> {
    await commit([remove(placeRef(uid).path, version)]);
  }

  async facts(customerId: string): Promise<Omit<AllowanceFacts, "now">> {
    const [summary, free, bought] = await Promise.all([
      db().doc(`conversations/${customerId}`).get(),
      db().doc(`freeCalls/${customerId}`).get(),
      db().doc(`premiumUsers/${customerId}`).get(),
    ]);
    const { plan, used } = await callPlan(customerId, read(premiumUser, bought), this.runtime.now());
    return { crisis: read(conversation, summary)?.risk === "crisis", freeCallUsed: free.exists, plan, used };
  }

  async begunSince(customerId: string, since: Millis, most: number): Promise<Begun> {
    // Before they are counted: whatever is stored from here on changes its version.
    const { updateTime } = await lastRef(customerId).get();
    const { size } = await db()
      .collection("calls")
      .where("customerId", "==", customerId)
      .where("startedAt", ">", Timestamp.fromMillis(since))
      .limit(most)
      .get();
    return { count: size, last: updateTime ? versionAt(updateTime) : null };
  }

  async ready(customerId: string, now: Millis): Promise<readonly ReadyListener[]> {
    const { docs } = await db()
      .collection("callListeners")
      .where("on", "==", true)
      .where("seenAt", ">", Timestamp.fromMillis(now - LISTENING_FOR))
      .limit(LISTENERS)
      .get();
    const uids = docs.map((doc) => doc.id);
    if (uids.length === 0) return [];
    const [[summary, ...found], held, waiting] = await Promise.all([
      db().getAll(
        db().doc(`conversations/${customerId}`),
        ...uids.map((uid) => db().doc(`volunteers/${uid}`)),
        ...uids.map(placeRef),
      ),
      heldInCrisis(),
      crises(),
    ]);
    // Who is asked about somebody in a crisis is rung for nobody else meanwhile: a call would take that offer from them.
    const offeredTo = (uid: string) =>
      waiting.flatMap(({ value: { id, offer } }) => (offer?.to === uid && offer.expiresAt > now ? id : []));
    const parted = new Set((await this.partings.among(uids.map((uid) => ({ customerId, uid })))).map(({ uid }) => uid));
    const talk = summary && readOrNull(conversation, summary);
    // Whom they must not meet can't be read: then nobody is rung at.
    if (summary?.exists === true && !talk) return [];
    const blocked = talk?.blocked ?? [];
    const busy = new Set(found.slice(uids.length).flatMap((place) => (place.exists ? place.id : [])));
    return readAll(found.slice(0, uids.length), (doc) => {
      const [uid, listener] = [doc.id, read(volunteer, doc)];
      if (listener?.approved !== true || isResting(listener, now)) return null;
      const apart = parted.has(uid) || !mayMeet({ id: customerId, blocked }, uid);
      const { load, languages } = listener;
      const holds = held.flatMap(({ value }) => (value.volunteerId === uid ? value.id : []));
      const inCrisis = [...holds, ...offeredTo(uid)];
      return { uid, load, busy: busy.has(uid), inCrisis, parted: apart, languages };
    });
  }

  async open(
    callId: string,
    { plan, ...one }: NewCall,
    ring: Ring | null,
    last: Begun["last"],
  ): Promise<"stored" | "conflict"> {
    const { path } = lastRef(one.customerId);
    const changes: Change[] = [
      last ? patch(path, { callId }, last) : create(path, { callId }),
      ...(await agreedChanges(one.customerId)),
    ];
    const over = { ringUntil: null, answeredAt: null, endsAt: null, endedBy: null, tried: [] };
    if (ring) {
      changes.push(
        create(callRef(callId).path, { ...one, ...over, ...ringing(ring), startedAt: serverTime, endedAt: null }),
      );
      changes.push(create(placeRef(one.customerId).path, { callId, seenAt: serverTime, plan: plan && termOf(plan) }));
      changes.push(create(placeRef(ring.volunteerId).path, { callId, seenAt: serverTime }));
      changes.push(this.partings.absence({ customerId: one.customerId, uid: ring.volunteerId }));
    } else {
      changes.push(
        create(callRef(callId).path, {
          ...one,
          ...over,
          volunteerId: null,
          status: "missed",
          startedAt: serverTime,
          endedAt: serverTime,
        }),
      );
    }
    return stored(changes);
  }

  async ringAt(callId: string, { value, version }: Versioned<Call>, ring: Ring): Promise<"stored" | "conflict"> {
    const changes: Change[] = [patch(callRef(callId).path, { ...ringing(ring), tried: value.tried }, version)];
    const before = value.tried.at(-1);
    if (before !== undefined) changes.push(remove(placeRef(before).path));
    changes.push(create(placeRef(ring.volunteerId).path, { callId, seenAt: serverTime }));
    changes.push(this.partings.absence({ customerId: value.customerId, uid: ring.volunteerId }));
    return stored(changes);
  }

  async parted(customerId: string, uid: string): Promise<boolean> {
    return (await this.partings.among([{ customerId, uid }])).length > 0;
  }

  async answer(callId: string, { value, version }: Versioned<Call>, endsAt: Millis): Promise<"stored" | "conflict"> {
    const { volunteerId, customerId } = value;
    if (volunteerId === null) return "conflict";
    const changes: Change[] = [
      patch(
        callRef(callId).path,
        { status: "active", ringUntil: null, answeredAt: serverTime, endsAt: new Date(endsAt) },
        version,
      ),
      this.partings.absence({ customerId, uid: volunteerId }),
    ];
    if (value.allowance === "free") changes.push(create(`freeCalls/${customerId}`, { callId, at: serverTime }));
    changes.push(auditChange({ actor: volunteerId, action: "call.answer", target: callId, reason: value.allowance }));
    return stored(changes);
  }

  async lift(callId: string, { value: { answeredAt }, version }: Versioned<Call>): Promise<"stored" | "conflict"> {
    const endsAt = answeredAt === null ? null : new Date(answeredAt + UNBOUNDED_SECONDS * SECOND);
    return stored([
      patch(callRef(callId).path, { allowance: "crisis", maxSeconds: UNBOUNDED_SECONDS, endsAt }, version),
    ]);
  }

  async close(
    callId: string,
    { value, version }: Versioned<Call>,
    { status, by, actor, uses }: Ending,
  ): Promise<"stored" | "conflict"> {
    const { customerId } = value;
    const changes: Change[] = [];
    // Whom it rang at last can't read a call that nobody took.
    const nobody = status === "ended" ? {} : { volunteerId: null };
    changes.push(
      patch(
        callRef(callId).path,
        { status, endedBy: by, endedAt: serverTime, ringUntil: null, tried: value.tried, ...nobody },
        version,
      ),
    );
    for (const uid of [customerId, value.volunteerId]) if (uid !== null) changes.push(remove(placeRef(uid).path));
    changes.push(...usageChanges(customerId, uses));
    if (status === "ended") changes.push(auditChange({ actor, action: "call.end", target: callId, reason: by ?? "" }));
    // They hold network addresses, and nobody needs them after the call; no further one can be written then.
    for (const { ref } of (await signalsOf(callId)).docs) changes.push(remove(ref.path));
    if ((await stored(changes)) === "conflict") return "conflict";
    for (let late = await signalsOf(callId); !late.empty; late = await signalsOf(callId)) {
      await commitAlways(late.docs.map(({ ref }) => remove(ref.path)));
    }
    return "stored";
  }

  async sides({ customerId, volunteerId }: Call): Promise<Sides & { readonly plan: PlanTerm | null }> {
    const [customer, listener, summary] = await Promise.all([
      placeRef(customerId).get(),
      volunteerId === null ? null : placeRef(volunteerId).get(),
      db().doc(`conversations/${customerId}`).get(),
    ]);
    // Of a place that can't be read nothing is known, which ends no call and keeps nobody in one.
    const place = readOrNull(callPlace, customer);
    return {
      plan: place?.plan ?? null,
      customerSeenAt: place?.seenAt ?? null,
      volunteerSeenAt: (listener && readOrNull(callPlace, listener)?.seenAt) ?? null,
      crisis: summary.get("risk") === "crisis",
    };
  }

  async heard(uid: string, callId: string): Promise<void> {
    const place = await placeRef(uid).get();
    if (read(callPlace, place)?.callId !== callId) return;
    // Freed meanwhile: then there is nothing to note.
    await commit([patch(placeRef(uid).path, { seenAt: serverTime }, "existing")]);
  }

  async setListening(uid: string, on: boolean): Promise<void> {
    await commitAlways([put(`callListeners/${uid}`, { on, seenAt: serverTime })]);
  }

  running(): Promise<Page<string>> {
    return idsOf(
      db().collection("calls").where("status", "in", ["ringing", "active"]).orderBy("startedAt").limit(PAGE),
    );
  }
}

const termOf = ({ planId, item, paymentId, validUntil, status }: PlanTerm) => ({
  planId,
  item,
  paymentId,
  status,
  validUntil: new Date(validUntil),
});
const ringing = ({ volunteerId, until }: Ring) => ({
  status: "ringing",
  volunteerId,
  ringUntil: new Date(until),
});
