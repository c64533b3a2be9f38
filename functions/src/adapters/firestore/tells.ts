import type { Conversation, Ways } from "@thodu/domain/chat/model";
import type { Locale } from "@thodu/domain/locale";
import { isOutOfQueue } from "@thodu/domain/matching/gone";
import type { PromiseEnd } from "@thodu/domain/matching/tellMe";
import { notice } from "@thodu/domain/notifications/notices";
import { missedPromiseCase } from "@thodu/domain/reports/decide";
import type { Risk } from "@thodu/domain/safety/levels";
import type { Millis } from "@thodu/domain/time";
import type { Versioned } from "../../usecases/chat/ports";
import type { TellStore, TurnNotice, VersionedWait } from "../../usecases/matching/ports";
import type { ListPage, Runtime } from "../../usecases/ports";
import { create, serverTime, type Change } from "../../store/changes";
import { stored } from "../../store/commit";
import { conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { read, readAll } from "./converters";
import { db } from "../../store/database";
import { devicesOf } from "./devices";
import { waysIn } from "./internals";
import { noticeChange } from "./outbox";
import { PAGE, pageOf } from "./pages";
import { readableWait, versionedWait, withHeld } from "./waiting";

/** The most promises that are read for one level; no more listeners than that can be reserved. */
const PROMISED = 100;
/** The most promises of people at risk that are read; more than there ever are. */
const PROMISED_AT_RISK = 200;

const waiting = (risk: Risk, count: number) =>
  db()
    .collection("conversations")
    .where("status", "==", "waiting")
    .where("risk", "==", risk)
    .where("tellMe.until", ">", 0)
    .orderBy("tellMe.until")
    .limit(count);

const alarmed = () =>
  db()
    .collection("conversations")
    .where("status", "==", "waiting")
    .where("alarm.answer", "==", null)
    .where("tellMe.until", ">", 0)
    .orderBy("tellMe.until")
    .limit(PROMISED_AT_RISK);

type TellMe = NonNullable<Conversation["tellMe"]>;

/**
 * The name of a promise. Each ends at a time of its own, so a promise that is asked for again in the same wait is told
 * again.
 */
const nameOf = ({ since, until }: TellMe): string => `${since}_${until}`;
const turnId = (promise: TellMe, call: number): string => `turn_${nameOf(promise)}_${call}`;

export class FirestoreTells implements TellStore {
  constructor(readonly runtime: Runtime) {}

  async promised(languages: readonly Locale[]): Promise<readonly VersionedWait[]> {
    const found = await Promise.all([
      waiting("crisis", PROMISED_AT_RISK).get(),
      alarmed().get(),
      ...languages.flatMap((language) => [
        waiting("concern", PROMISED).where("locale", "==", language).get(),
        waiting("none", PROMISED).where("locale", "==", language).get(),
      ]),
    ]);
    const people = readAll(
      found.flatMap(({ docs }) => docs),
      versionedWait,
    );
    return [...new Map(people.map((each) => [each.value.id, each])).values()];
  }

  async promises(): Promise<ListPage<VersionedWait>> {
    const open = db().collection("conversations").where("tellMe.until", ">", 0).orderBy("tellMe.until").limit(PAGE);
    return withHeld(await pageOf(open, readableWait));
  }

  async promise(
    customerId: string,
    { version }: Versioned<unknown>,
    tellMe: TellMe | null,
    tellWays: Ways | null,
  ): Promise<"stored" | "conflict"> {
    return stored(conversationChanges(customerId, { tellMe, tellWays, waitSignAt: serverTime }, version));
  }

  async tellTurn({ value, version }: VersionedWait, tellMe: TellMe, kind: TurnNotice): Promise<"stored" | "conflict"> {
    const wished = await waysIn("tellWays", value.id);
    return stored([
      ...conversationChanges(value.id, { tellMe }, version),
      noticeChange(value.id, turnId(tellMe, tellMe.calls), kind, wished),
    ]);
  }

  async reached({ value: { id, tellMe } }: VersionedWait): Promise<boolean> {
    if (tellMe === null || tellMe.calls === 0) return false;
    const told = Array.from({ length: tellMe.calls }, (_, at) =>
      db().doc(documents.notice(id, turnId(tellMe, at + 1))),
    );
    const notices = readAll(await db().getAll(...told), (doc) => read(notice, doc));
    return notices.some(({ sends: { push, email } }) =>
      [push, email].some((way) => way === "sent" || way === "unsure"),
    );
  }

  async end(
    { value, version }: VersionedWait,
    { notice: kind, placeFrom, missed }: PromiseEnd,
    now: Millis,
  ): Promise<"stored" | "conflict"> {
    const wished = kind && (await waysIn("tellWays", value.id));
    const lost = placeFrom === null || !isOutOfQueue(value) ? {} : { gone: { at: now, waitingSince: placeFrom } };
    const tells = kind && value.tellMe ? noticeChange(value.id, `${kind}_${nameOf(value.tellMe)}`, kind, wished) : null;
    return stored([
      ...conversationChanges(value.id, { tellMe: null, tellWays: null, ...lost }, version),
      ...(tells ? [tells] : []),
      ...(missed ? [this.#missedCase()] : []),
    ]);
  }

  #missedCase(): Change {
    return create(documents.report(`promise-${this.runtime.freshId()}`), {
      ...missedPromiseCase(),
      createdAt: serverTime,
      decidedAt: null,
    });
  }

  async newestDevice(uid: string): Promise<string | null> {
    return (await devicesOf(uid))[0]?.id ?? null;
  }
}
