import type { DocumentSnapshot } from "../../store/database";
import { callPlace } from "@thodu/domain/calls/places";
import {
  conversation,
  conversationInternals,
  presence,
  type Conversation,
  type ConversationInternals,
} from "@thodu/domain/chat/model";
import type { AvailabilityDecision } from "@thodu/domain/matching/availability";
import { deskPresence } from "@thodu/domain/matching/model";
import type { Offer, Withdrawal } from "@thodu/domain/matching/offers";
import type { Note } from "@thodu/domain/notes/model";
import { onCall } from "@thodu/domain/oncall/model";
import { onCallLanguages } from "@thodu/domain/oncall/phone";
import type { Millis } from "@thodu/domain/time";
import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import type { AuditLine, Versioned } from "../../usecases/chat/ports";
import type {
  AtDesk,
  CountedWaits,
  Holder,
  QueueStore,
  VersionedListener,
  VersionedQueued,
  VersionedWait,
} from "../../usecases/matching/ports";
import { increment, patch, put, serverTime, type Change } from "../../store/changes";
import { commit, commitAlways, stored } from "../../store/commit";
import { conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { lookUp } from "../../store/look";
import { auditChange } from "./audit";
import { callsNow, onPhoneIn } from "./callsNow";
import { read, readAll, readFound, readFoundOrNull, readOrNull, readVersioned } from "./converters";
import { db } from "../../store/database";
import { readConversation } from "./internals";
import { noteChange } from "./notes";
import { onCallRef } from "./pager";
import { heldBy } from "./release";
import type { Partings } from "./partings";
import { countCover, deskTimeChanges, coverOn, waitsOn } from "./statistics";
import {
  alarmed,
  candidates,
  countAhead,
  crises,
  deskCounts,
  heldInCrisis,
  leaveQueue,
  stand,
  openWaits,
  storeSign,
  waitingSinceBefore,
} from "./waiting";
import { oldestWait } from "./oldestWait";
import { conversationRef } from "./refs";
import { goneInCrisis, longestWaits } from "./whoWaits";

/** The most listeners that are read; more than there ever are at once. */
const LISTENERS = 200;

const knownOf = ({ passed, ranOut, lastVolunteerId, answeredClaim }: ConversationInternals) => ({
  passed,
  ranOut,
  lastVolunteerId,
  answeredClaim,
});

const presenceRef = () => db().doc("desk/presence");

const versionedListener = (
  doc: DocumentSnapshot,
  calling: ReadonlySet<string>,
  inCrisis: ReadonlySet<string>,
): VersionedListener | null => {
  const seen = readVersioned(volunteer, doc);
  if (!seen) return null;
  const { id } = doc;
  return { ...seen, value: { ...seen.value, uid: id, inCall: calling.has(id), holdsCrisis: inCrisis.has(id) } };
};

/** The changes that offer a person to a listener, each with the version that was read. */
export const offerChanges = (
  person: Pick<VersionedQueued, "version">,
  listener: VersionedListener,
  { customerId, to, expiresAt, passed, ranOut, handOver }: Offer,
  audit: AuditLine | null,
): readonly Change[] => [
  ...(audit ? [auditChange(audit)] : []),
  ...conversationChanges(
    customerId,
    { offer: { to, expiresAt, ...(handOver && { handOver }) }, passed, ...(ranOut && { ranOut }) },
    person.version,
  ),
  // Keeps two runs from asking the same listener at once: a write that changes nothing might leave the version as it
  // was.
  patch(documents.listener(to), { offers: increment(1) }, listener.version),
];

export class FirestoreQueue implements QueueStore {
  async atDesk(): Promise<AtDesk> {
    const [{ docs }, calls, held] = await Promise.all([
      db().collection("volunteers").where("availability", "in", ["online", "busy"]).limit(LISTENERS).get(),
      callsNow(),
      heldInCrisis(),
    ]);
    const calling = new Set(calls.flatMap(({ volunteerId }) => volunteerId ?? []));
    const inCrisis = new Set(held.flatMap(({ value }) => value.volunteerId ?? []));
    return {
      listeners: readAll(docs, (doc) => versionedListener(doc, calling, inCrisis)),
      onPhone: onPhoneIn(calls),
    };
  }

  async onPhone(): Promise<AtDesk["onPhone"]> {
    return onPhoneIn(await callsNow());
  }

  constructor(readonly partings: Partings) {}

  readonly alarmed = alarmed;
  readonly candidates = candidates;
  readonly crises = crises;
  readonly heldInCrisis = heldInCrisis;
  readonly longestWaits = longestWaits;
  readonly goneInCrisis = goneInCrisis;
  readonly countAhead = countAhead;
  readonly counts = deskCounts;
  readonly oldestWait = oldestWait;
  readonly waitingSinceBefore = waitingSinceBefore;
  readonly leave = leaveQueue;
  readonly sign = storeSign;
  readonly openWaits = openWaits;
  readonly stand = stand;
  readonly countCover = countCover;
  readonly coverOn = coverOn;

  async known(people: readonly VersionedWait[]): Promise<readonly VersionedWait[]> {
    const internals = people.length === 0 ? [] : await lookUp(people.map(({ value }) => documents.internals(value.id)));
    return people.map(({ value, version }, index) => {
      const { passed, ranOut, lastVolunteerId } = value;
      // Passes that can't be read count as none, so that the person is offered all the same.
      const { data } = conversationInternals.safeParse({ passed, ranOut, lastVolunteerId, ...internals[index]?.data });
      return { value: data ? { ...value, ...knownOf(data) } : value, version };
    });
  }

  parted(offers: readonly Offer[]): Promise<readonly Offer[]> {
    return this.partings.among(offers.map((offer) => ({ ...offer, uid: offer.to })));
  }

  async offer(
    person: VersionedQueued,
    listener: VersionedListener,
    offer: Offer,
    audit: AuditLine | null,
  ): Promise<"stored" | "conflict"> {
    return stored([
      ...offerChanges(person, listener, offer, audit),
      this.partings.absence({ customerId: offer.customerId, uid: offer.to }),
    ]);
  }

  async handOver(
    person: Versioned<unknown>,
    colleague: VersionedListener,
    offer: Offer,
    audit: AuditLine,
    note: Omit<Note, "at"> | null,
  ): Promise<"stored" | "conflict"> {
    return stored([
      ...offerChanges(person, colleague, offer, audit),
      ...(note ? [noteChange(offer.customerId, note)] : []),
      this.partings.absence({ customerId: offer.customerId, uid: offer.to }),
    ]);
  }

  async withdraw(
    person: Versioned<unknown>,
    { customerId, passed, ranOut }: Withdrawal,
  ): Promise<"stored" | "conflict"> {
    return stored(conversationChanges(customerId, { offer: null, passed, ...(ranOut && { ranOut }) }, person.version));
  }

  async retire({ value, version }: VersionedListener): Promise<void> {
    await commit([patch(documents.listener(value.uid), { availability: "away" }, version)]);
  }

  async tell(anyone: boolean): Promise<void> {
    const told = readOrNull(deskPresence, await presenceRef().get());
    if (told?.anyone !== anyone) await commitAlways([put(presenceRef().path, { anyone })]);
  }

  async anyone(): Promise<boolean> {
    return readOrNull(deskPresence, await presenceRef().get())?.anyone ?? false;
  }

  async find(customerId: string): Promise<Versioned<Conversation> | null> {
    return readConversation(customerId);
  }

  async setAvailability(
    uid: string,
    seen: Versioned<Volunteer>,
    decision: AvailabilityDecision,
    now: Millis,
  ): Promise<"stored" | "conflict"> {
    const { languages, secondLanguages } = decision;
    const areChosen = languages.join() !== seen.value.languages.join();
    // During a break `seenAt` stays: it is the beginning of the rest.
    const change =
      decision.kind === "rest"
        ? { availability: "away", languages, secondLanguages, onBreak: true }
        : {
            availability: decision.availability,
            languages,
            secondLanguages,
            onBreak: decision.onBreak,
            seenAt: serverTime,
            deskTime: increment(decision.attended),
            stretchSince: decision.stretchSince === null ? null : new Date(decision.stretchSince),
            ...(decision.endsPause && { pausedUntil: null }),
            ...(decision.arrives && { idleSince: serverTime }),
          };
    return stored([
      patch(documents.listener(uid), change, seen.version),
      ...(decision.kind === "set" ? deskTimeChanges(now, decision.counted) : []),
      ...(areChosen ? await this.#languagesOnCall(uid, decision) : []),
    ]);
  }

  /** The page about being on call shows the desk's languages too; a listener who chose none there has none stored. */
  async #languagesOnCall(uid: string, decision: AvailabilityDecision): Promise<readonly Change[]> {
    const record = readVersioned(onCall, await onCallRef(uid).get());
    if (!record || Object.keys(record.value.languages).length === 0) return [];
    return [patch(onCallRef(uid).path, { languages: onCallLanguages(decision) }, record.version)];
  }

  async holders(): Promise<readonly Holder[]> {
    const { docs } = await db()
      .collection("volunteers")
      .where("load", ">", 0)
      .orderBy("load", "desc")
      .limit(LISTENERS)
      .get();
    return readAll(docs, (doc) => {
      const record = read(volunteer, doc);
      return record && { uid: doc.id, seenAt: record.seenAt };
    });
  }

  async lastSign(uid: string, customerIds: readonly string[]): Promise<Millis | null> {
    const [desk, place, ...rooms] = await lookUp([
      documents.listener(uid),
      documents.callPlace(uid),
      ...customerIds.map((customerId) => documents.presence(customerId, uid)),
    ]);
    const signs = [
      readFound(volunteer, desk)?.seenAt,
      readFoundOrNull(callPlace, place)?.seenAt,
      ...rooms.map((room) => readFoundOrNull(presence, room)?.at),
    ].filter((at) => at != null);
    return signs.length === 0 ? null : Math.max(...signs);
  }

  async heldBy(uid: string): Promise<readonly string[]> {
    const { docs } = await heldBy(uid).get();
    return docs.map(({ id }) => id);
  }

  async endedBy(uid: string, limit: number): Promise<readonly (Conversation & { readonly id: string })[]> {
    // Some of them may go on, or belong to a colleague by now.
    const { docs } = await db()
      .collection("conversationInternals")
      .where("lastVolunteerId", "==", uid)
      .orderBy("claimedAt", "desc")
      .limit(2 * limit)
      .get();
    if (docs.length === 0) return [];
    const summaries = await db().getAll(...docs.map(({ id }) => conversationRef(id)));
    const ended = readAll(summaries, (doc) => {
      const found = read(conversation, doc);
      return found?.status === "closed" ? { ...found, id: doc.id } : null;
    });
    return ended.toSorted((a, b) => b.lastMessageAt - a.lastMessageAt).slice(0, limit);
  }

  async agree(uid: string): Promise<void> {
    await commitAlways([patch(documents.listener(uid), { conductAt: serverTime }, "existing")]);
  }

  waitsOn(days: readonly string[]): Promise<readonly CountedWaits[]> {
    return waitsOn(days);
  }
}
