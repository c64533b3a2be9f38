import type { DocumentSnapshot } from "../../store/database";
import { storedLook } from "@thodu/domain/accounts/look";
import { callPlace } from "@thodu/domain/calls/places";
import type { Locale } from "@thodu/domain/locale";
import { afterRinging, type PhoneRecord } from "@thodu/domain/oncall/bounds";
import type { CallReceipts } from "@thodu/domain/oncall/call";
import { onCall, type RingState } from "@thodu/domain/oncall/model";
import { mayRingForAll, type Phone } from "@thodu/domain/oncall/page";
import { deskLanguages, phoneOf } from "@thodu/domain/oncall/phone";
import { page, ring, RINGS_KEPT, type OnCallWish, type Page } from "@thodu/domain/oncall/records";
import { noListenerCase, noListenerCaseId } from "@thodu/domain/reports/decide";
import { MINUTE, type Millis } from "@thodu/domain/time";
import { volunteer } from "@thodu/domain/volunteers/model";
import type { Versioned } from "../../usecases/chat/ports";
import type {
  OpenPage,
  PagerStore,
  RingToStore,
  VersionedOnCall,
  VersionedPhone,
  VersionedRing,
} from "../../usecases/oncall/ports";
import { create, field, patch, removed, serverTime, type Change } from "../../store/changes";
import { commit, commitAlways, stored } from "../../store/commit";
import { conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { callsNow, onPhoneIn, onPhoneWith } from "./callsNow";
import { read, readAll, readVersioned } from "./converters";
import { db } from "../../store/database";
import { devicesOf } from "./devices";
import type { Partings } from "./partings";
import { conversationRef } from "./refs";
import { alarmed, crises, heldInCrisis, versionedWait, withInternals } from "./waiting";

/** How many pages are read of people not at risk; those of people at risk are read in addition. */
const PAGES = 100;
/** The most rings, and phones on call, that are read; more than there ever are at once. */
const RINGS = 500;
const PHONES = 500;

export const onCallRef = (uid: string) => db().doc(`onCall/${uid}`);
const pageRef = (customerId: string) => db().doc(`pages/${customerId}`);
export const ringRef = (ringId: string) => db().doc(`rings/${ringId}`);

/** Open pages for people who are or may be in danger, without those of `known`. */
async function pagesAtRisk(known: ReadonlySet<string>): Promise<readonly DocumentSnapshot[]> {
  const people = (await Promise.all([crises(), heldInCrisis(), alarmed()])).flat();
  const others = [...new Set(people.map(({ value }) => value.id))].filter((id) => !known.has(id));
  const found = others.length === 0 ? [] : await db().getAll(...others.map(pageRef));
  return found.filter((doc) => doc.get("endedAt") === null);
}

const asRing = (id: string, seen: ReturnType<typeof readVersioned<typeof ring>>): VersionedRing | null =>
  seen && { ...seen, value: { ...seen.value, id } };

/** A new ring; it is deleted automatically after a while. */
export const begunRing = (uid: string, customerId: string | null, wave: number, until: Millis) => ({
  uid,
  customerId,
  wave,
  state: "ringing",
  at: serverTime,
  until: new Date(until),
  deliveredAt: null,
  arrivedAt: null,
  shownAt: null,
  answeredAt: null,
  endedAt: null,
  calledAt: null,
  callId: null,
  callEnd: null,
  expireAt: new Date(until + RINGS_KEPT),
});

const pushTested = (reaches: boolean) => ({ pushTestedAt: reaches ? serverTime : null });

export class FirestorePager implements PagerStore {
  constructor(readonly partings: Partings) {}

  async openPages(): Promise<readonly OpenPage[]> {
    const { docs } = await db().collection("pages").where("endedAt", "==", null).orderBy("since").limit(PAGES).get();
    if (docs.length === 0) return [];
    // Fewer than the limit are all that there are.
    const atRisk = docs.length < PAGES ? [] : await pagesAtRisk(new Set(docs.map(({ id }) => id)));
    const open = [...atRisk, ...docs];
    const [talks, calls] = await Promise.all([db().getAll(...open.map(({ id }) => conversationRef(id))), callsNow()]);
    const onPhone = onPhoneIn(calls);
    // Passes matter only if there is an open offer.
    const people = await withInternals(readAll(talks, versionedWait), ({ offer }) => offer !== null);
    const seen = new Map(people.map((each) => [each.value.id, each]));
    return readAll(open, (doc) => {
      const found = readVersioned(page, doc);
      const isOnPhone = onPhone.has(doc.id);
      return found && { customerId: doc.id, page: found, talk: seen.get(doc.id) ?? null, isOnPhone };
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

  async isOnPhone(customerId: string): Promise<boolean> {
    return (await onPhoneWith(customerId)).length > 0;
  }

  async isRung(customerId: string): Promise<boolean> {
    const of = db().collection("rings").where("customerId", "==", customerId).where("state", "==", "ringing").limit(1);
    return !(await of.get()).empty;
  }

  async ringing(): Promise<readonly VersionedRing[]> {
    const { docs } = await db().collection("rings").where("state", "==", "ringing").limit(RINGS).get();
    return readAll(docs, (doc) => asRing(doc.id, readVersioned(ring, doc)));
  }

  async findRing(ringId: string): Promise<VersionedRing | null> {
    return asRing(ringId, readVersioned(ring, await ringRef(ringId).get()));
  }

  async phones(now: Millis): Promise<readonly VersionedPhone[]> {
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

  #lately: { readonly at: Millis; readonly phones: Promise<readonly Phone[]> } | null = null;

  async phonesLately(now: Millis): Promise<readonly Phone[]> {
    if (this.#lately === null || now - this.#lately.at >= MINUTE) {
      const phones = this.phones(now).then((found) => found.map(({ phone }) => phone));
      this.#lately = { at: now, phones };
      phones.catch(() => (this.#lately = null));
    }
    return this.#lately.phones;
  }

  async anyoneOnCall(now: Millis): Promise<boolean> {
    return (await this.phonesLately(now)).some((phone) => mayRingForAll(phone, now));
  }

  async record(uid: string): Promise<VersionedOnCall | null> {
    return readVersioned(onCall, await onCallRef(uid).get());
  }

  parted<P extends { readonly customerId: string; readonly uid: string }>(pairs: readonly P[]): Promise<readonly P[]> {
    return this.partings.among(pairs);
  }

  async begin(customerId: string, seen: Versioned<Page> | null, next: Page): Promise<"stored" | "conflict"> {
    const { path } = pageRef(customerId);
    return stored([seen ? patch(path, next, seen.version) : create(path, next)]);
  }

  async ring(
    { customerId, page: seen, talk }: OpenPage,
    news: Pick<Page, "waves" | "replaced">,
    rings: readonly RingToStore[],
    now: Millis,
  ): Promise<"stored" | "conflict"> {
    if (!talk) return "conflict";
    const rung = { ...seen.value.rung, ...Object.fromEntries(rings.map(({ phone }) => [phone.phone.uid, now])) };
    const changes: Change[] = [patch(pageRef(customerId).path, { ...news, rung }, seen.version)];
    // Changes nothing, but makes the write depend on the version: no phone rings for a person who was claimed or has
    // left meanwhile.
    if (rings.length > 0) changes.push(...conversationChanges(customerId, { status: talk.value.status }, talk.version));
    for (const { id, wave, expiresAt, phone } of rings) {
      const { uid } = phone.phone;
      changes.push(create(ringRef(id).path, begunRing(uid, customerId, wave, expiresAt)));
      const { rings: times } = afterRinging(phone.record.value, now);
      changes.push(patch(onCallRef(uid).path, { rings: times }, phone.record.version));
      changes.push(this.partings.absence({ customerId, uid }));
    }
    return stored(changes);
  }

  async end(
    { value: { id, uid }, version }: VersionedRing,
    how: RingState,
    phone: { readonly seen: VersionedOnCall; readonly after: PhoneRecord } | null,
  ): Promise<"stored" | "conflict"> {
    const changes: Change[] = [patch(ringRef(id).path, { state: how, endedAt: serverTime }, version)];
    if (phone) {
      const { seen, after } = phone;
      const { rung, answered, ratedAt, missed, talks } = after;
      const paused = after.paused && seen.value.pausedAt === null ? { pausedAt: serverTime } : {};
      changes.push(patch(onCallRef(uid).path, { rung, answered, ratedAt, missed, talks, ...paused }, seen.version));
    }
    return stored(changes);
  }

  async close({ customerId, page: seen }: OpenPage, end: Parameters<PagerStore["close"]>[1]) {
    return stored([patch(pageRef(customerId).path, end, seen.version)]);
  }

  async forgetRung(customerId: string, uid: string): Promise<void> {
    await commit([patch(pageRef(customerId).path, { [field("rung", uid)]: removed }, "existing")]);
  }

  async tellNobodyReached(people: Parameters<PagerStore["tellNobodyReached"]>[0], now: Millis): Promise<void> {
    const id = noListenerCaseId(people, now);
    await commit([create(documents.report(id), { ...noListenerCase(people), createdAt: serverTime, decidedAt: null })]);
  }

  async devicesOf(uid: string): Promise<{ readonly locale: Locale; readonly tokens: readonly string[] }> {
    const [record, preferences] = await db().getAll(onCallRef(uid), db().doc(`users/${uid}/private/preferences`));
    const wanted = (record && read(onCall, record)?.channels.push) ?? false;
    const devices = wanted ? await devicesOf(uid) : [];
    return { locale: storedLook(preferences?.data()).locale ?? "en", tokens: devices.map(({ token }) => token) };
  }

  async receive(
    { value: { id, uid }, version }: VersionedRing,
    { times, callEnd, callId }: CallReceipts,
    phone: { readonly seen: VersionedOnCall; readonly reached: readonly Millis[] } | null,
  ): Promise<"stored" | "conflict"> {
    const told = Object.fromEntries(times.map((what) => [what, serverTime]));
    return stored([
      patch(
        ringRef(id).path,
        { ...told, ...(callEnd !== null && { callEnd }), ...(callId !== null && { callId }) },
        version,
      ),
      ...(phone ? [patch(onCallRef(uid).path, { reached: phone.reached }, phone.seen.version)] : []),
    ]);
  }

  async mark(ringId: string, what: "deliveredAt" | "answeredAt"): Promise<void> {
    // Fails if the ring is gone; then there is nothing to do.
    await commit([patch(ringRef(ringId).path, { [what]: serverTime }, "existing")]);
  }

  async comes(ringId: string, until: Millis): Promise<void> {
    await commit([patch(ringRef(ringId).path, { answeredAt: serverTime, until: new Date(until) }, "existing")]);
  }

  async saveWish(uid: string, { number, ...wish }: OnCallWish): Promise<void> {
    const isSame = number === undefined || ((await this.record(uid))?.value.number ?? null) === number;
    // A new number has to be tested again.
    const called = isSame ? {} : { number, numberAt: serverTime, callTestedAt: null };
    const next = { ...wish, ...called, pausedAt: null, missed: 0 };
    const desk = deskLanguages(wish.languages);
    await commitAlways([
      patch(onCallRef(uid).path, next, "merged"),
      ...(desk ? [patch(documents.listener(uid), desk, "existing")] : []),
    ]);
  }

  async testRing(uid: string, ringId: string, until: Millis): Promise<void> {
    await commitAlways([create(ringRef(ringId).path, begunRing(uid, null, 0, until))]);
  }

  async passTest(
    uid: string,
    { value: { id }, version }: VersionedRing,
    arrived: boolean,
  ): Promise<"stored" | "conflict"> {
    return stored([
      patch(ringRef(id).path, { state: "answered", answeredAt: serverTime, endedAt: serverTime }, version),
      patch(onCallRef(uid).path, { testedAt: serverTime, pausedAt: null, missed: 0, ...pushTested(arrived) }, "merged"),
    ]);
  }

  async notePush(uid: string, reaches: boolean): Promise<void> {
    await commit([patch(onCallRef(uid).path, pushTested(reaches), "existing")]);
  }

  async noteStandby(uid: string, standbyOnCall: boolean): Promise<void> {
    await commitAlways([patch(onCallRef(uid).path, { standbyAt: serverTime, standbyOnCall }, "merged")]);
  }
}
