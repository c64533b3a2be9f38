import type { DocumentSnapshot } from "firebase-admin/firestore";
import { storedLook } from "@thodu/domain/accounts/look";
import { callPlace } from "@thodu/domain/calls/places";
import { conversation } from "@thodu/domain/chat/model";
import type { Locale } from "@thodu/domain/locale";
import { afterRinging, type PhoneRecord } from "@thodu/domain/oncall/bounds";
import type { CallReceipts } from "@thodu/domain/oncall/call";
import { onCall, type RingState } from "@thodu/domain/oncall/model";
import { deskLanguages, phoneOf } from "@thodu/domain/oncall/phone";
import { page, ring, RINGS_KEPT, type OnCallWish, type Page } from "@thodu/domain/oncall/records";
import { noListenerCase } from "@thodu/domain/reports/decide";
import { HOUR, MINUTE, type Millis } from "@thodu/domain/time";
import { volunteer } from "@thodu/domain/volunteers/model";
import type { Versioned } from "../../usecases/chat/ports";
import type { OpenPage, PagerStore, RingToStore, SeenOnCall, SeenPhone, SeenRing } from "../../usecases/oncall/ports";
import { commit } from "./commit";
import { read, readAll, readVersioned, unchangedSince } from "./converters";
import { db } from "./database";
import { tokensOf } from "./devices";
import { isConflict } from "./errors";
import type { Partings } from "./partings";
import { conversationRef } from "./refs";
import { FieldValue, Timestamp } from "./sdk";
import { alarmed, crises, heldInCrisis } from "./waiting";

/** Pages read at a time of people who are not at risk; those of people at risk are read besides. */
const PAGES = 100;
/** More than ever ring at once, and more than ever are on call. */
const RINGS = 500;
const PHONES = 500;

const stamp = () => FieldValue.serverTimestamp();
export const onCallRef = (uid: string) => db().doc(`onCall/${uid}`);
const pageRef = (customerId: string) => db().doc(`pages/${customerId}`);
export const ringRef = (ringId: string) => db().doc(`rings/${ringId}`);

/** Pages that go on for people who are or may be in danger, without those of `known`. */
async function pagesAtRisk(known: ReadonlySet<string>): Promise<readonly DocumentSnapshot[]> {
  const people = (await Promise.all([crises(), heldInCrisis(), alarmed()])).flat();
  const others = [...new Set(people.map(({ value }) => value.id))].filter((id) => !known.has(id));
  const found = others.length === 0 ? [] : await db().getAll(...others.map(pageRef));
  return found.filter((doc) => doc.get("endedAt") === null);
}

const asRing = (id: string, seen: ReturnType<typeof readVersioned<typeof ring>>): SeenRing | null =>
  seen && { ...seen, value: { ...seen.value, id } };

/** A ring as it begins; it goes by itself after a while. */
export const begunRing = (uid: string, customerId: string | null, wave: number, until: Millis) => ({
  uid,
  customerId,
  wave,
  state: "ringing",
  at: stamp(),
  until: Timestamp.fromMillis(until),
  deliveredAt: null,
  arrivedAt: null,
  shownAt: null,
  answeredAt: null,
  endedAt: null,
  calledAt: null,
  callId: null,
  callEnd: null,
  expireAt: Timestamp.fromMillis(until + RINGS_KEPT),
});

export class FirestorePager implements PagerStore {
  constructor(readonly partings: Partings) {}

  async openPages(): Promise<readonly OpenPage[]> {
    const { docs } = await db().collection("pages").where("endedAt", "==", null).orderBy("since").limit(PAGES).get();
    if (docs.length === 0) return [];
    // Fewer than the limit are all that there are.
    const atRisk = docs.length < PAGES ? [] : await pagesAtRisk(new Set(docs.map(({ id }) => id)));
    const open = [...atRisk, ...docs];
    const talks = await db().getAll(...open.map(({ id }) => conversationRef(id)));
    const seen = new Map(
      readAll(talks, (doc) => {
        const talk = readVersioned(conversation, doc);
        return talk && ([doc.id, talk] as const);
      }),
    );
    return readAll(open, (doc) => {
      const found = readVersioned(page, doc);
      return found && { customerId: doc.id, page: found, talk: seen.get(doc.id) ?? null };
    });
  }

  async isNetworkPaged(network: string, but: string): Promise<boolean> {
    const { docs } = await db()
      .collection("pages")
      .where("network", "==", network)
      .where("endedAt", "==", null)
      .limit(2)
      .get();
    return docs.some(({ id }) => id !== but);
  }

  async findPage(customerId: string): Promise<Versioned<Page> | null> {
    return readVersioned(page, await pageRef(customerId).get());
  }

  async ringing(): Promise<readonly SeenRing[]> {
    const { docs } = await db().collection("rings").where("state", "==", "ringing").limit(RINGS).get();
    return readAll(docs, (doc) => asRing(doc.id, readVersioned(ring, doc)));
  }

  async findRing(ringId: string): Promise<SeenRing | null> {
    return asRing(ringId, readVersioned(ring, await ringRef(ringId).get()));
  }

  async phones(now: Millis): Promise<readonly SeenPhone[]> {
    const { docs } = await db().collection("onCall").where("on", "==", true).limit(PHONES).get();
    if (docs.length === 0) return [];
    const found = await db().getAll(
      ...docs.map(({ id }) => db().doc(`volunteers/${id}`)),
      ...docs.map(({ id }) => db().doc(`callPlaces/${id}`)),
    );
    const busy = new Set(readAll(found.slice(docs.length), (place) => read(callPlace, place) && place.id));
    const listeners = new Map(
      readAll(found.slice(0, docs.length), (doc) => {
        const listener = read(volunteer, doc);
        return listener && ([doc.id, listener] as const);
      }),
    );
    return readAll(docs, (doc) => {
      const [record, listener] = [readVersioned(onCall, doc), listeners.get(doc.id)];
      const phone = record && listener && phoneOf(doc.id, record.value, listener, busy.has(doc.id), now);
      return record && phone ? { phone, record } : null;
    });
  }

  #onCall: { readonly at: Millis; readonly anyone: Promise<boolean> } | null = null;

  async anyoneOnCall(now: Millis): Promise<boolean> {
    if (this.#onCall === null || now - this.#onCall.at >= MINUTE) {
      const anyone = this.phones(now).then((phones) => phones.some(({ phone }) => phone.duty === "awake"));
      this.#onCall = { at: now, anyone };
      anyone.catch(() => (this.#onCall = null));
    }
    return this.#onCall.anyone;
  }

  async record(uid: string): Promise<SeenOnCall | null> {
    return readVersioned(onCall, await onCallRef(uid).get());
  }

  parted<P extends { readonly customerId: string; readonly uid: string }>(pairs: readonly P[]): Promise<readonly P[]> {
    return this.partings.among(pairs);
  }

  async begin(customerId: string, seen: Versioned<Page> | null, next: Page): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    if (seen) batch.update(pageRef(customerId), { ...next }, unchangedSince(seen.version));
    else batch.create(pageRef(customerId), next);
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async ring(
    { customerId, page: seen, talk }: OpenPage,
    news: Pick<Page, "waves" | "replaced">,
    rings: readonly RingToStore[],
    now: Millis,
  ): Promise<"stored" | "conflict"> {
    if (!talk) return "conflict";
    const batch = db().batch();
    const rung = { ...seen.value.rung, ...Object.fromEntries(rings.map(({ phone }) => [phone.phone.uid, now])) };
    batch.update(pageRef(customerId), { ...news, rung }, unchangedSince(seen.version));
    // Says nothing new, but nobody is rung for a person who was claimed or has left meanwhile.
    if (rings.length > 0)
      batch.update(conversationRef(customerId), { status: talk.value.status }, unchangedSince(talk.version));
    for (const { id, wave, expiresAt, phone } of rings) {
      const { uid } = phone.phone;
      batch.create(ringRef(id), begunRing(uid, customerId, wave, expiresAt));
      const { rings: times } = afterRinging(phone.record.value, now);
      batch.update(onCallRef(uid), { rings: times }, unchangedSince(phone.record.version));
      this.partings.refuseIn(batch, { customerId, uid });
    }
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async end(
    { value: { id, uid }, version }: SeenRing,
    how: RingState,
    phone: { readonly seen: SeenOnCall; readonly after: PhoneRecord } | null,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    batch.update(ringRef(id), { state: how, endedAt: stamp() }, unchangedSince(version));
    if (phone) {
      const { seen, after } = phone;
      const { rung, answered, ratedAt, missed, talks } = after;
      const paused = after.paused && seen.value.pausedAt === null ? { pausedAt: stamp() } : {};
      batch.update(onCallRef(uid), { rung, answered, ratedAt, missed, talks, ...paused }, unchangedSince(seen.version));
    }
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async close({ customerId, page: seen }: OpenPage, endedAt: Millis, unanswered: boolean) {
    const batch = db().batch();
    batch.update(pageRef(customerId), { endedAt, unanswered }, unchangedSince(seen.version));
    return (await commit(batch)) ? ("stored" as const) : ("conflict" as const);
  }

  async tellNobodyReached(now: Millis): Promise<void> {
    const batch = db().batch();
    const ref = db().doc(`reports/no-listener-${Math.floor(now / HOUR)}`);
    batch.create(ref, { ...noListenerCase(), createdAt: stamp(), decidedAt: null });
    await commit(batch);
  }

  async devicesOf(uid: string): Promise<{ readonly locale: Locale; readonly tokens: readonly string[] }> {
    const [record, stored] = await db().getAll(onCallRef(uid), db().doc(`users/${uid}/private/preferences`));
    const wanted = (record && read(onCall, record)?.channels.push) ?? false;
    return { locale: storedLook(stored?.data()).locale ?? "en", tokens: wanted ? await tokensOf(uid) : [] };
  }

  async receive(
    { value: { id, uid }, version }: SeenRing,
    { times, callEnd }: CallReceipts,
    phone: { readonly seen: SeenOnCall; readonly reached: readonly Millis[] } | null,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    const told = Object.fromEntries(times.map((what) => [what, stamp()]));
    batch.update(ringRef(id), { ...told, ...(callEnd !== null && { callEnd }) }, unchangedSince(version));
    if (phone) batch.update(onCallRef(uid), { reached: [...phone.reached] }, unchangedSince(phone.seen.version));
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async mark(ringId: string, what: "deliveredAt" | "answeredAt"): Promise<void> {
    try {
      await ringRef(ringId).update({ [what]: stamp() });
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }

  async saveWish(uid: string, { number, ...wish }: OnCallWish): Promise<void> {
    const batch = db().batch();
    const isSame = number === undefined || ((await this.record(uid))?.value.number ?? null) === number;
    // Another number has to be tested anew.
    const called = isSame ? {} : { number, numberAt: stamp(), callTestedAt: null };
    const next = { ...wish, ...called, pausedAt: null, missed: 0 };
    batch.set(onCallRef(uid), next, { mergeFields: Object.keys(next) });
    const desk = deskLanguages(wish.languages);
    if (desk) batch.update(db().doc(`volunteers/${uid}`), { ...desk });
    await batch.commit();
  }

  async testRing(uid: string, ringId: string, until: Millis): Promise<void> {
    await ringRef(ringId).create(begunRing(uid, null, 0, until));
  }

  async passTest(uid: string, { value: { id }, version }: SeenRing): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    batch.update(ringRef(id), { state: "answered", answeredAt: stamp(), endedAt: stamp() }, unchangedSince(version));
    batch.set(onCallRef(uid), { testedAt: stamp(), pausedAt: null, missed: 0 }, { merge: true });
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async noteStandby(uid: string): Promise<void> {
    await onCallRef(uid).set({ standbyAt: stamp() }, { merge: true });
  }
}
