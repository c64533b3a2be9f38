import type { DocumentSnapshot, Query } from "../../store/database";
import * as z from "zod/mini";
import { conversation, conversationInternals, type Conversation } from "@thodu/domain/chat/model";
import type { Locale } from "@thodu/domain/locale";
import type { Sign } from "@thodu/domain/matching/gone";
import { stood, type OpenWait, type Stood } from "@thodu/domain/matching/cohorts";
import type { Ahead } from "@thodu/domain/matching/position";
import type { Risk } from "@thodu/domain/safety/levels";
import { SECOND, type Millis } from "@thodu/domain/time";
import type { Versioned } from "../../usecases/chat/ports";
import type { DeskCounts, VersionedWait } from "../../usecases/matching/ports";
import type { Page } from "../../usecases/ports";
import { serverTime } from "../../store/changes";
import { stored } from "../../store/commit";
import { conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { getAll } from "../../store/look";
import { readAll, readVersioned } from "./converters";
import { db } from "../../store/database";
import { internalsRef } from "./internals";
import { PAGE, pageOf } from "./pages";
import { documentId } from "../../store/terms";
import { Timestamp } from "../../store/values";
import { goneChange, returnedChanges, waitOf } from "./statistics";

/** As many people of a level as are looked at for offers; a listener can pass no more of them before the first is asked again. */
const HEAD = 50;
const CRISIS_HEAD = 100;
/** More than ever are in a crisis at once. */
const CRISES = 1_000;
/** More than ever may be in danger at once and have not said so. */
const ALARMED = 100;
/** Those of a plan, and those whose listener had to leave, stand before others who have waited for as long. */
const AHEAD_OF_TIME = 25;
/** Two for each listener at most, and those whom a colleague named. */
const ON_OFFER = 400;
/** More than all listeners hold. */
const HELD = 200;
/** A place behind so many is told as this one. */
const COUNTED = 10_000;
/** Pages of a head, when documents that can't be read fill the first. */
const HEADS = 3;
const never = () => Timestamp.fromMillis(0);

const all = () => db().collection("conversations");
/** Who stands in the queue: who has gone has no place in it. */
const inQueue = (risk: Risk, count: number) =>
  all()
    .where("status", "==", "waiting")
    .where("risk", "==", risk)
    .where("waitingSince", ">", never())
    .orderBy("waitingSince")
    .limit(count);
const onOffer = (now: Millis) => all().where("offer.expiresAt", ">", now).limit(ON_OFFER);

/** Who may be in danger and has not said whether they are. */
const unanswered = () =>
  all()
    .where("status", "==", "waiting")
    .where("alarm.answer", "==", null)
    .where("waitingSince", ">", never())
    .orderBy("waitingSince")
    .limit(ALARMED);

export const seenWait = (doc: DocumentSnapshot): VersionedWait | null => {
  const seen = readVersioned(conversation, doc);
  return seen && { ...seen, value: { ...seen.value, id: doc.id } };
};

/** Null for one that can't be read, which is logged. */
export const readableWait = (doc: DocumentSnapshot): VersionedWait | null => readAll([doc], seenWait)[0] ?? null;

const hold = z.pick(conversationInternals, { passed: true, answeredClaim: true, waitBefore: true });

/**
 * The same people; those of `which` with who passed them, and with what says whether a listener who has taken them may give
 * them back to the same wait. It is kept in `conversationInternals`, one read each; the queries of this file do not return it.
 */
export async function withInternals(
  people: readonly VersionedWait[],
  which: (value: VersionedWait["value"]) => boolean,
): Promise<readonly VersionedWait[]> {
  const wanted = people.filter(({ value }) => which(value)).map(({ value }) => value.id);
  const found = wanted.length === 0 ? [] : await getAll(wanted.map((id) => documents.internals(id)));
  const internals = new Map(wanted.map((id, at) => [id, found[at]?.data]));
  return people.map(({ value, version }) => {
    const { passed, answeredClaim, waitBefore } = value;
    // What can't be read is as if it were not there, and keeps none of the others from being known.
    const { data } = hold.safeParse({ passed, answeredClaim, waitBefore, ...internals.get(value.id) });
    return { value: { ...value, ...data }, version };
  });
}

/** A list of which those whom a listener has taken are known as `withInternals` says. */
export async function withHeld({ items, next, after }: Page<VersionedWait>): Promise<Page<VersionedWait>> {
  const known = await withInternals(items, ({ status }) => status === "active");
  return { items: known, next: next && (async () => withHeld(await next())), after };
}

/** The readable ones of a query, whose limit is a page; further pages as far as the first are full of unreadable ones. */
async function head(page: Query): Promise<readonly VersionedWait[]> {
  const found: VersionedWait[] = [];
  let looked = 0;
  for (let n = 0; n < HEADS; n += 1) {
    const { docs } = await (looked === 0 ? page : page.offset(looked)).get();
    const readable = readAll(docs, seenWait);
    found.push(...readable);
    looked += docs.length;
    if (docs.length === readable.length) break;
  }
  return found;
}

/**
 * Whom an offer may go to or stands to, each level by a query of its own, so that no number of others hides somebody at
 * risk. `languages` are those of the listeners who are free; a crisis is looked for in all.
 */
export async function candidates(now: Millis, languages: readonly Locale[]): Promise<readonly VersionedWait[]> {
  const heads = languages.flatMap((language) =>
    (["concern", "none"] as const).flatMap((risk) => [
      head(inQueue(risk, HEAD).where("locale", "==", language)),
      head(inQueue(risk, AHEAD_OF_TIME).where("locale", "==", language).where("priority", "==", 1)),
      head(inQueue(risk, AHEAD_OF_TIME).where("locale", "==", language).where("notice", "==", "listener-left")),
    ]),
  );
  const crisis = languages.length === 0 ? [] : [head(inQueue("crisis", CRISIS_HEAD)), alarmed()];
  const found = (await Promise.all([head(onOffer(now)), ...crisis, ...heads])).flat();
  return [...new Map(found.map((each) => [each.value.id, each])).values()];
}

export const crises = (): Promise<readonly VersionedWait[]> => head(inQueue("crisis", CRISES));

export const alarmed = (): Promise<readonly VersionedWait[]> => head(unanswered());

/** Who is in a crisis and held by a listener; who was written to longest ago first. */
export const heldInCrisis = (): Promise<readonly VersionedWait[]> =>
  head(all().where("status", "==", "active").where("risk", "==", "crisis").orderBy("lastMessageAt").limit(HELD));

const countOf = (query: Query): Promise<number> => query.count();

function rangeOf({ risk, priority, from, before }: Ahead, id: string): Query {
  let range = inQueue(risk, COUNTED).where("priority", "==", priority).orderBy(documentId());
  if (from !== null) range = range.startAt(Timestamp.fromMillis(from), id);
  if (before !== null) range = range.endBefore(Timestamp.fromMillis(before), id);
  return range;
}

function leftRangeOf({ risk, priority, from, before }: Ahead, id: string): Query {
  let range = inQueue(risk, COUNTED)
    .where("priority", "==", priority)
    .where("notice", "==", "listener-left")
    .orderBy(documentId());
  if (from !== null) range = range.startAt(Timestamp.fromMillis(from), id);
  if (before !== null) range = range.endBefore(Timestamp.fromMillis(before), id);
  return range;
}

/** How many stand in these ranges; of who came in the same instant as `id`, those with the lesser id count as before. */
export async function countAhead(id: string, ranges: readonly Ahead[]): Promise<number> {
  const counts = await Promise.all(
    ranges.map((range) => countOf(range.listenerLeft ? leftRangeOf(range, id) : rangeOf(range, id))),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

export async function deskCounts(now: Millis): Promise<DeskCounts> {
  const [crisis, concern, plan, others, gone, allGone, offered, promised, first] = await Promise.all([
    countOf(inQueue("crisis", COUNTED)),
    countOf(inQueue("concern", COUNTED)),
    countOf(inQueue("none", COUNTED).where("priority", "==", 1)),
    countOf(inQueue("none", COUNTED).where("priority", "==", 0)),
    countOf(
      all()
        .where("status", "==", "waiting")
        .where("risk", "==", "crisis")
        .where("waitingSince", "==", null)
        .limit(COUNTED),
    ),
    countOf(all().where("status", "==", "waiting").where("waitingSince", "==", null).limit(COUNTED)),
    countOf(onOffer(now)),
    countOf(all().where("tellMe.until", ">", now).limit(COUNTED)),
    head(all().where("status", "==", "waiting").where("waitingSince", ">", never()).orderBy("waitingSince").limit(1)),
  ]);
  const oldest = first[0]?.value.waitingSince ?? null;
  return { crisis, concern, plan, others, gone, allGone, offered, promised, oldest };
}

/** Those who came to the queue before then, the earliest first. */
export const waitingSinceBefore = (before: Millis): Promise<Page<VersionedWait>> =>
  pageOf(
    all()
      .where("status", "==", "waiting")
      .where("waitingSince", ">", never())
      .where("waitingSince", "<", Timestamp.fromMillis(before))
      .orderBy("waitingSince")
      .limit(PAGE),
    readableWait,
  );

/** Takes somebody out of the queue, with the place that they had. */
export async function leaveQueue(
  customerId: string,
  { value, version }: VersionedWait,
  at: Millis,
): Promise<"stored" | "conflict"> {
  // What was looked at are summaries alone. A place that can't be read keeps nobody in the queue.
  const before = stood.safeParse((await internalsRef(customerId).get()).get("stood")).data;
  const { waitingSince } = value;
  const wait = waitingSince === null ? null : waitOf(value, waitingSince, before);
  const gone = { at, waitingSince: waitingSince ?? at, ...(wait && { counted: countedOf(wait) }) };
  return stored([
    ...(wait ? [goneChange(at, wait)] : []),
    ...conversationChanges(customerId, { waitingSince: null, gone, offer: null, passed: {}, stood: null }, version),
  ]);
}

const countedOf = ({ locale, risk, urgent, stood: where }: ReturnType<typeof waitOf>) => ({
  locale,
  risk,
  urgent,
  stood: where ?? null,
});

export async function storeSign(
  customerId: string,
  { value, version }: Versioned<Pick<Conversation, "gone">>,
  { backTo, keepsPromise }: Sign,
): Promise<"stored" | "conflict"> {
  const back = backTo === null ? {} : { waitingSince: backTo, gone: null };
  const kept = keepsPromise ? { tellMe: null, tellWays: null } : {};
  return stored([
    ...(backTo === null ? [] : returnedChanges(value.gone, backTo)),
    ...conversationChanges(customerId, { waitSignAt: serverTime, ...back, ...kept }, version),
  ]);
}

/** More than are ever told what to expect. */
const OPEN_WAITS_MAX = 1_000;
/** For so long the answer holds: it says the same to everybody. */
const OPEN_WAITS_HOLD: Millis = 5 * SECOND;
let known: { readonly at: Millis; readonly openWaits: Promise<readonly OpenWait[]> } | null = null;

async function readOpenWaits(): Promise<readonly OpenWait[]> {
  const { docs } = await db()
    .collection("conversationInternals")
    .where("stood.since", ">", 0)
    .orderBy("stood.since")
    .limit(OPEN_WAITS_MAX)
    .get();
  return readAll(docs, (doc) => stood.safeParse(doc.get("stood")).data ?? null);
}

/** Where those who wait stood when they came, and since when. */
export async function openWaits(now: Millis): Promise<readonly OpenWait[]> {
  if (known === null || now - known.at >= OPEN_WAITS_HOLD) {
    const read = readOpenWaits();
    known = { at: now, openWaits: read };
    // The next one asks again after an error.
    read.catch(() => (known = null));
  }
  return known.openWaits;
}

/** Keeps where somebody stood when they came. */
export async function stand(
  customerId: string,
  { version }: Versioned<unknown>,
  where: Stood,
): Promise<"stored" | "conflict"> {
  return stored(conversationChanges(customerId, { waitSignAt: serverTime, stood: where }, version));
}
