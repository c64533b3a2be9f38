import type { AllowanceFacts } from "@thodu/domain/calls/allowance";
import { isCallerInCrisis, type ReadyListener, type Sides } from "@thodu/domain/calls/course";
import { UNBOUNDED_SECONDS } from "@thodu/domain/calls/limits";
import { call, type Call } from "@thodu/domain/calls/model";
import { callPlace } from "@thodu/domain/calls/places";
import { countsAsAnswer } from "@thodu/domain/calls/spoke";
import { conversation } from "@thodu/domain/chat/model";
import { noFunds, type CallFunds } from "@thodu/domain/plans/callFunds";
import { premiumUser } from "@thodu/domain/plans/planTerm";
import { usageKeys } from "@thodu/domain/plans/metering";
import { SECOND, type Millis } from "@thodu/domain/time";
import type { Begun, CallStore, Ending, NewCall, VersionedPlace } from "../../usecases/calls/ports";
import type { AuditLine, Versioned } from "../../usecases/chat/ports";
import type { Runtime } from "../../usecases/ports";
import type { ListPage } from "../../usecases/ports";
import { create, patch, put, remove, serverTime, type Change } from "../../store/changes";
import { commit, commitAlways, stored } from "../../store/commit";
import { auditChange } from "./audit";
import { addCrisisEnd, crisisEndChanges } from "./callsInCrisis";
import { spokeChanges } from "./spoke";
import { lastCall, lastRef } from "./callsNow";
import { readyListeners } from "./callsReady";
import { silenceOf } from "./callsUnheard";
import { agreedChanges } from "./consent";
import { read, readAll, readOrNull, readVersioned, versionAt, versionedAt } from "./converters";
import { db } from "../../store/database";
import { idsOf, PAGE } from "./pages";
import type { Partings } from "./partings";
import { Timestamp } from "../../store/values";
import { readUsage, storedFunds, usageChanges } from "./usage";

/** The most signals that are erased in one write: those of both sides (domain `calls/model`). */
const SIGNALS = 400;

const callRef = (callId: string) => db().doc(`calls/${callId}`);
const signalsOf = (callId: string) => db().collection(`calls/${callId}/signals`).limit(SIGNALS).get();
const signalPath = (callId: string, id: string) => `calls/${callId}/signals/${id}`;

/** With `about`, so that the caller's page in the admin area finds the line too. */
const line = (
  action: "call.answer" | "call.risk" | "call.end",
  actor: string,
  callId: string,
  about: string,
  reason = "",
): AuditLine => ({ actor, action, target: callId, about, reason });
const placeRef = (uid: string) => db().doc(`callPlaces/${uid}`);
const freeCallRef = (uid: string) => db().doc(`freeCalls/${uid}`);

interface Ring {
  readonly volunteerId: string;
  readonly until: Millis;
}

export class FirestoreCalls implements CallStore {
  readonly tell = addCrisisEnd;

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
    return place ?? (doc.updateTime ? versionedAt({ callId: null }, doc.updateTime) : null);
  }

  silentPlaces(before: Millis): Promise<ListPage<string>> {
    return idsOf(
      db().collection("callPlaces").where("seenAt", "<", Timestamp.fromMillis(before)).orderBy("seenAt").limit(PAGE),
    );
  }

  async free(uid: string, { version }: VersionedPlace): Promise<void> {
    await commit([remove(placeRef(uid).path, version)]);
  }

  async facts(customerId: string): Promise<Omit<AllowanceFacts, "now">> {
    const [summary, free, bought, last] = await Promise.all([
      db().doc(`conversations/${customerId}`).get(),
      freeCallRef(customerId).get(),
      db().doc(`premiumUsers/${customerId}`).get(),
      lastCall(customerId),
    ]);
    const now = this.runtime.now();
    const plan = read(premiumUser, bought);
    const used = await readUsage(customerId, usageKeys("call", plan, now));
    const crisis = isCallerInCrisis(read(conversation, summary), last, now);
    return { crisis, freeCallUsed: free.exists, plan, used };
  }

  async begunSince(customerId: string, since: Millis, most: number): Promise<Begun> {
    // Read before the calls are counted: a call that is stored later changes this version.
    const { updateTime } = await lastRef(customerId).get();
    const { size } = await db()
      .collection("calls")
      .where("customerId", "==", customerId)
      .where("startedAt", ">", Timestamp.fromMillis(since))
      .limit(most)
      .get();
    return { count: size, last: updateTime ? versionAt(updateTime) : null };
  }

  ready(customerId: string, now: Millis): Promise<readonly ReadyListener[]> {
    return readyListeners(this, customerId, now);
  }

  async open(
    callId: string,
    { funds, ...one }: NewCall,
    ring: Ring | null,
    last: Begun["last"],
  ): Promise<"stored" | "conflict"> {
    const { path } = lastRef(one.customerId);
    const changes: Change[] = [
      last ? patch(path, { callId }, last) : create(path, { callId }),
      ...(await agreedChanges(one.customerId)),
    ];
    const answer = { answeredAt: null, answeredOn: null, unheardBy: null };
    const over = { ...answer, ringUntil: null, endsAt: null, endedBy: null, tried: [] };
    if (ring) {
      changes.push(
        create(callRef(callId).path, { ...one, ...over, ...ringing(ring), startedAt: serverTime, endedAt: null }),
      );
      changes.push(create(placeRef(one.customerId).path, { callId, seenAt: serverTime, funds: storedFunds(funds) }));
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

  async answer(
    callId: string,
    { value, version }: Versioned<Call>,
    { page, endsAt }: { readonly page: string | null; readonly endsAt: Millis },
  ): Promise<"stored" | "conflict"> {
    const { volunteerId, customerId } = value;
    if (volunteerId === null) return "conflict";
    const changes: Change[] = [
      patch(
        callRef(callId).path,
        { status: "active", ringUntil: null, answeredAt: serverTime, answeredOn: page, endsAt: new Date(endsAt) },
        version,
      ),
      this.partings.absence({ customerId, uid: volunteerId }),
      patch(placeRef(volunteerId).path, { seenAt: serverTime }, "existing"),
    ];
    if (value.allowance === "free") changes.push(create(freeCallRef(customerId).path, { callId, at: serverTime }));
    changes.push(auditChange(line("call.answer", volunteerId, callId, customerId, value.allowance)));
    return stored(changes);
  }

  async lift(callId: string, { value, version }: Versioned<Call>, by: string | null): Promise<"stored" | "conflict"> {
    const { allowance, answeredAt, customerId } = value;
    // A crisis does not use up the free call. It is given back in their page too, which knows only of a chat's crisis.
    const free = freeCallRef(customerId);
    const isUsed = allowance === "free" && answeredAt !== null && (await free.get()).get("callId") === callId;
    const endsAt = answeredAt === null ? null : new Date(answeredAt + UNBOUNDED_SECONDS * SECOND);
    return stored([
      patch(callRef(callId).path, { allowance: "crisis", maxSeconds: UNBOUNDED_SECONDS, endsAt }, version),
      ...(isUsed ? [remove(freeCallRef(customerId).path)] : []),
      ...crisisEndChanges(callId, { ...value, allowance: "crisis" }),
      ...(by === null ? [] : [auditChange(line("call.risk", by, callId, customerId))]),
    ]);
  }

  async close(
    callId: string,
    { value, version }: Versioned<Call>,
    { status, by, actor, uses, unheard, told }: Ending,
  ): Promise<"stored" | "conflict"> {
    const { customerId, volunteerId } = value;
    const changes: Change[] = [];
    const signals = await signalsOf(callId);
    const from = signals.docs.map((doc): unknown => doc.get("from"));
    const silence = unheard === null ? null : await silenceOf(value, unheard, from);
    if (unheard !== null && silence === null) return "conflict";
    const unheardBy = silence?.hasSignalled === false ? unheard : null;
    // The last listener who was rung must not read a call that nobody answered.
    const nobody = status === "ended" ? {} : { volunteerId: null };
    changes.push(
      patch(
        callRef(callId).path,
        { status, endedBy: by, endedAt: serverTime, ringUntil: null, tried: value.tried, unheardBy, ...nobody },
        version,
      ),
    );
    for (const uid of [customerId, volunteerId])
      if (uid !== null) changes.push(remove(placeRef(uid).path, uid === silence?.uid ? silence.version : "any"));
    if (unheardBy === null) changes.push(...usageChanges(customerId, uses));
    else if (value.allowance === "free") changes.push(remove(freeCallRef(customerId).path));
    changes.push(...crisisEndChanges(callId, { ...value, status }, told));
    const now = this.runtime.now();
    if (status === "ended" && unheardBy === null && countsAsAnswer(value, now))
      changes.push(...(await spokeChanges(customerId, now)));
    if (status === "ended") changes.push(auditChange(line("call.end", actor, callId, customerId, by ?? "")));
    // Signals have network addresses and are useless after the call. No more can be written once it is over.
    for (const { id } of signals.docs) changes.push(remove(signalPath(callId, id)));
    if ((await stored(changes)) === "conflict") return "conflict";
    for (let late = await signalsOf(callId); !late.empty; late = await signalsOf(callId)) {
      await commitAlways(late.docs.map(({ id }) => remove(signalPath(callId, id))));
    }
    return "stored";
  }

  async sides({ customerId, volunteerId }: Call): Promise<Sides & { readonly funds: CallFunds }> {
    const [customer, listener, summary] = await Promise.all([
      placeRef(customerId).get(),
      volunteerId === null ? null : placeRef(volunteerId).get(),
      db().doc(`conversations/${customerId}`).get(),
    ]);
    // A place that can't be read counts as unknown: it ends no call and keeps nobody in one.
    const place = readOrNull(callPlace, customer);
    return {
      funds: place?.funds ?? noFunds,
      customerSeenAt: place?.seenAt ?? null,
      volunteerSeenAt: (listener && readOrNull(callPlace, listener)?.seenAt) ?? null,
      crisis: summary.get("risk") === "crisis",
    };
  }

  async heard(uid: string, callId: string): Promise<void> {
    const place = await placeRef(uid).get();
    if (read(callPlace, place)?.callId !== callId) return;
    // Fails if the place was freed meanwhile; then there is nothing to do.
    await commit([patch(placeRef(uid).path, { seenAt: serverTime }, "existing")]);
  }

  async setListening(uid: string, on: boolean): Promise<void> {
    await commitAlways([put(`callListeners/${uid}`, { on, seenAt: serverTime })]);
  }

  async noteListening(uid: string): Promise<void> {
    await commit([patch(`callListeners/${uid}`, { seenAt: serverTime }, "existing")]);
  }

  running(): Promise<ListPage<string>> {
    return idsOf(
      db().collection("calls").where("status", "in", ["ringing", "active"]).orderBy("startedAt").limit(PAGE),
    );
  }
}

const ringing = ({ volunteerId, until }: Ring) => ({
  status: "ringing",
  volunteerId,
  ringUntil: new Date(until),
});
