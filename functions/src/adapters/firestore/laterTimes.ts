import { isPseudonym } from "@thodu/domain/accounts/deletion";
import type { Locale } from "@thodu/domain/locale";
import type { LaterChange } from "@thodu/domain/matching/laterChange";
import { COMES_WITHIN, REMINDED_BEFORE } from "@thodu/domain/matching/laterTime";
import { missedTimeCase } from "@thodu/domain/reports/decide";
import type { Millis } from "@thodu/domain/time";
import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import type { Versioned } from "../../usecases/chat/ports";
import type { LaterStore, VersionedWait } from "../../usecases/matching/ports";
import type { ListPage, Runtime } from "../../usecases/ports";
import { create, increment, patch, serverTime, type Change } from "../../store/changes";
import { stored } from "../../store/commit";
import { conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { talkedWith } from "./callsNow";
import { readAll, readVersioned } from "./converters";
import { db } from "../../store/database";
import { waysIn } from "./internals";
import { noticeChange } from "./outbox";
import { PAGE, pageOf } from "./pages";
import type { Partings } from "./partings";
import { readableWait, versionedWait, withHeld } from "./waiting";

/** The most open times that are read of one language, and of all. */
const ASKED = 60;
/** The most times of one listener that are read; more than they can take (an hour each, until the end of tomorrow). */
const TAKEN = 50;
/** The most meetings that are read; more than there are at once. */
const NEAR = 200;

export class FirestoreLaterTimes implements LaterStore {
  constructor(
    readonly runtime: Runtime,
    readonly partings: Partings,
  ) {}

  readonly talkedWith = talkedWith;

  async openTimes(): Promise<ListPage<VersionedWait>> {
    const open = db()
      .collection("conversations")
      .where("laterTime.state", "in", ["asked", "taken"])
      .orderBy("laterTime.at")
      .limit(PAGE);
    return withHeld(await pageOf(open, readableWait));
  }

  async asked(languages: readonly Locale[]): Promise<readonly VersionedWait[]> {
    const nearest = () =>
      db().collection("conversations").where("laterTime.state", "==", "asked").orderBy("laterTime.at").limit(ASKED);
    const spoken = (language: Locale) =>
      db()
        .collection("conversations")
        .where("laterTime.state", "==", "asked")
        .where("locale", "==", language)
        .orderBy("laterTime.at")
        .limit(ASKED);
    const found = await Promise.all([...languages.map((language) => spoken(language).get()), nearest().get()]);
    const people = readAll(
      found.flatMap(({ docs }) => docs),
      versionedWait,
    );
    return [...new Map(people.map((each) => [each.value.id, each])).values()];
  }

  async takenBy(uid: string): Promise<readonly VersionedWait[]> {
    const { docs } = await db()
      .collection("conversations")
      .where("laterTime.by", "==", uid)
      .where("laterTime.state", "==", "taken")
      .orderBy("laterTime.at")
      .limit(TAKEN)
      .get();
    return readAll(docs, versionedWait);
  }

  async near(now: Millis): Promise<readonly VersionedWait[]> {
    const { docs } = await db()
      .collection("conversations")
      .where("laterTime.state", "==", "taken")
      .where("laterTime.at", ">", now - COMES_WITHIN)
      .where("laterTime.at", "<=", now + REMINDED_BEFORE)
      .orderBy("laterTime.at")
      .limit(NEAR)
      .get();
    return readAll(docs, versionedWait);
  }

  async listener(uid: string): Promise<Versioned<Volunteer> | null> {
    return readVersioned(volunteer, await db().doc(`volunteers/${uid}`).get());
  }

  async parted(customerIds: readonly string[], uid: string): Promise<ReadonlySet<string>> {
    const parted = await this.partings.among(customerIds.map((customerId) => ({ customerId, uid })));
    return new Set(parted.map(({ customerId }) => customerId));
  }

  async change(
    { value: { id }, version }: VersionedWait,
    { laterTime, person, listener, failed, tellMe }: LaterChange,
    { ways: asked, taker }: Parameters<LaterStore["change"]>[2] = {},
  ): Promise<"stored" | "conflict"> {
    const stands = laterTime?.state === "asked" || laterTime?.state === "taken";
    const known = person === null && tellMe === null ? null : await waysIn("laterWays", id);
    const name = (): string => this.runtime.freshId();
    const change = {
      laterTime,
      ...(asked && { laterWays: asked, waitSignAt: serverTime }),
      ...(!stands && { laterWays: null }),
      ...(tellMe && { tellMe, tellWays: known }),
    };
    return stored([
      ...conversationChanges(id, change, version),
      ...(person ? [noticeChange(id, `${person}_${name()}`, person, known)] : []),
      ...listenerTold(listener, name()),
      ...(failed ? [missedChange(name(), failed.by)] : []),
      ...(taker ? this.#takenChanges(id, taker) : []),
    ]);
  }

  #takenChanges(customerId: string, { uid, record }: Taker): readonly Change[] {
    return [
      this.partings.absence({ customerId, uid }),
      patch(documents.listener(uid), { laterTimes: increment(1) }, record.version),
    ];
  }
}

/** The notice to a listener about a time. */
export const listenerTold = (listener: LaterChange["listener"], name: string): readonly Change[] =>
  // The uid of a listener whose account was deleted is a pseudonym until the sweep offers the time to others.
  listener === null || isPseudonym(listener.uid)
    ? []
    : [noticeChange(listener.uid, `${listener.kind}_${name}`, listener.kind)];

type Taker = NonNullable<Parameters<LaterStore["change"]>[2]>["taker"] & object;

const missedChange = (name: string, by: Parameters<typeof missedTimeCase>[0]): Change =>
  create(documents.report(`time-${name}`), { ...missedTimeCase(by), createdAt: serverTime, decidedAt: null });
