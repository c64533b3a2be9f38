import { ways, type Ways } from "@thodu/domain/chat/model";
import type { Locale } from "@thodu/domain/locale";
import type { LaterChange } from "@thodu/domain/matching/laterChange";
import { COMES_WITHIN, REMINDED_BEFORE } from "@thodu/domain/matching/laterTime";
import { missedTimeCase } from "@thodu/domain/reports/decide";
import type { Millis } from "@thodu/domain/time";
import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import type { Versioned } from "../../usecases/chat/ports";
import type { LaterStore, VersionedWait } from "../../usecases/matching/ports";
import type { Page, Runtime } from "../../usecases/ports";
import { commit } from "./commit";
import { readAll, readVersioned, unchangedSince } from "./converters";
import { db } from "./database";
import { changeIn, internalsRef } from "./internals";
import { tellIn } from "./outbox";
import { PAGE, pageOf } from "./pages";
import type { Partings } from "./partings";
import { FieldValue } from "./sdk";
import { readableWait, seenWait } from "./waiting";

/** As many that nobody has taken are looked at of a language, and in any. */
const ASKED = 60;
/** More than one listener can take: an hour each, until the end of tomorrow. */
const TAKEN = 50;
/** More than listeners are kept free for at once. */
const NEAR = 200;

/** Beside the rest of the internals, so that nothing else in them keeps anybody from being told. */
const waysOf = async (customerId: string): Promise<Ways | null> =>
  ways.safeParse((await internalsRef(customerId).get()).get("laterWays")).data ?? null;

export class FirestoreLaterTimes implements LaterStore {
  constructor(
    readonly runtime: Runtime,
    readonly partings: Partings,
  ) {}

  standing(): Promise<Page<VersionedWait>> {
    return pageOf(
      db()
        .collection("conversations")
        .where("laterTime.state", "in", ["asked", "taken"])
        .orderBy("laterTime.at")
        .limit(PAGE),
      readableWait,
    );
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
      seenWait,
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
    return readAll(docs, seenWait);
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
    return readAll(docs, seenWait);
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
    const batch = db().batch();
    const stands = laterTime?.state === "asked" || laterTime?.state === "taken";
    const known = person === null && tellMe === null ? null : await waysOf(id);
    const name = (): string => this.runtime.freshId();
    changeIn(
      batch,
      id,
      {
        laterTime,
        ...(asked && { laterWays: asked, waitSignAt: FieldValue.serverTimestamp() }),
        ...(!stands && { laterWays: null }),
        ...(tellMe && { tellMe, tellWays: known }),
      },
      version,
    );
    if (person) tellIn(batch, id, `${person}_${name()}`, person, known);
    if (listener) tellIn(batch, listener.uid, `${listener.kind}_${name()}`, listener.kind);
    if (failed)
      batch.create(db().doc(`reports/time-${name()}`), {
        ...missedTimeCase(failed.by),
        createdAt: FieldValue.serverTimestamp(),
        decidedAt: null,
      });
    if (taker) {
      this.partings.refuseIn(batch, { customerId: id, uid: taker.uid });
      const counted = { laterTimes: FieldValue.increment(1) };
      batch.update(db().doc(`volunteers/${taker.uid}`), counted, unchangedSince(taker.record.version));
    }
    return (await commit(batch)) ? "stored" : "conflict";
  }
}
