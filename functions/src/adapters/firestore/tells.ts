import type { Conversation, Ways } from "@thodu/domain/chat/model";
import { isGone } from "@thodu/domain/matching/gone";
import type { PromiseEnd } from "@thodu/domain/matching/tellMe";
import { notice } from "@thodu/domain/notifications/notices";
import { missedPromiseCase } from "@thodu/domain/reports/decide";
import type { Millis } from "@thodu/domain/time";
import type { Versioned } from "../../usecases/chat/ports";
import type { TellStore, VersionedWait } from "../../usecases/matching/ports";
import type { Runtime } from "../../usecases/ports";
import { commit } from "./commit";
import { read, readAll } from "./converters";
import { db } from "./database";
import { tokensOf } from "./devices";
import { changeIn, readConversation } from "./internals";
import { tellIn } from "./outbox";
import { FieldValue } from "./sdk";
import { seenWait } from "./waiting";

/** More than ever ask to be told at once. */
const PROMISED = 200;

type TellMe = NonNullable<Conversation["tellMe"]>;

/** Each promise ends at a time of its own, so that one that is asked for anew in the same wait is told anew. */
const nameOf = ({ since, until }: TellMe): string => `${since}_${until}`;
const turnId = (promise: TellMe, call: number): string => `turn_${nameOf(promise)}_${call}`;

const waysOf = async (customerId: string): Promise<Ways | null> =>
  (await readConversation(customerId))?.value.tellWays ?? null;

export class FirestoreTells implements TellStore {
  constructor(readonly runtime: Runtime) {}

  async promised(): Promise<readonly VersionedWait[]> {
    const { docs } = await db()
      .collection("conversations")
      .where("tellMe.until", ">", 0)
      .orderBy("tellMe.until")
      .limit(PROMISED)
      .get();
    return readAll(docs, seenWait);
  }

  async promise(
    customerId: string,
    { version }: Versioned<unknown>,
    tellMe: TellMe | null,
    tellWays: Ways | null,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    changeIn(batch, customerId, { tellMe, tellWays, waitSignAt: FieldValue.serverTimestamp() }, version);
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async call({ value, version }: VersionedWait, tellMe: TellMe): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    const ways = await waysOf(value.id);
    changeIn(batch, value.id, { tellMe }, version);
    tellIn(batch, value.id, turnId(tellMe, tellMe.calls), "turn", ways);
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async reached({ value: { id, tellMe } }: VersionedWait): Promise<boolean> {
    if (tellMe === null || tellMe.calls === 0) return false;
    const told = Array.from({ length: tellMe.calls }, (_, at) =>
      db().doc(`users/${id}/outbox/${turnId(tellMe, at + 1)}`),
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
    const batch = db().batch();
    const ways = kind && (await waysOf(value.id));
    const lost = placeFrom === null || !isGone(value) ? {} : { gone: { at: now, waitingSince: placeFrom } };
    changeIn(batch, value.id, { tellMe: null, tellWays: null, ...lost }, version);
    if (kind && value.tellMe) tellIn(batch, value.id, `${kind}_${nameOf(value.tellMe)}`, kind, ways);
    if (missed)
      batch.create(db().doc(`reports/promise-${this.runtime.freshId()}`), {
        ...missedPromiseCase(),
        createdAt: FieldValue.serverTimestamp(),
        decidedAt: null,
      });
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async hasDevice(uid: string): Promise<boolean> {
    return (await tokensOf(uid)).length > 0;
  }
}
