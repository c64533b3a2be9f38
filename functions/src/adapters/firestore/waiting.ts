import * as z from "zod/mini";
import { conversation, conversationInternals, type Conversation } from "@thodu/domain/chat/model";
import type { Locale } from "@thodu/domain/locale";
import type { Sign } from "@thodu/domain/matching/gone";
import { stood, type OpenWait, type Stood } from "@thodu/domain/matching/cohorts";
import type { Ahead } from "@thodu/domain/matching/position";
import type { Risk } from "@thodu/domain/safety/levels";
import { MINUTE, SECOND, type Millis } from "@thodu/domain/time";
import type { Versioned } from "../../usecases/chat/ports";
import type { DeskCounts, VersionedWait } from "../../usecases/matching/ports";
import type { ListPage } from "../../usecases/ports";
import { serverTime } from "../../store/changes";
import { stored } from "../../store/commit";
import { conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { lookUp } from "../../store/look";
import { readAll, readVersioned } from "./converters";
import { db, type DocumentSnapshot, type Query } from "../../store/database";
import { internalsRef } from "./internals";
import { oldestWait } from "./oldestWait";
import { PAGE, pageOf } from "./pages";
import { documentId } from "../../store/terms";
import { Timestamp } from "../../store/values";
import { goneChange, returnedChanges, waitOf } from "./statistics";

/**
 * The most people of one level that are read for offers; a listener can't pass more of them before the first is asked
 * again.
 */
const HEAD = 50;
const CRISIS_HEAD = 100;
/** The most people in a crisis that are read; more than there ever are at once. */
const CRISES = 1_000;
/** The most people with an open alarm that are read; more than there ever are. */
const ALARMED = 100;
/**
 * How many people with priority by their plan, and how many whose listener had to leave, are read in addition: they
 * stand before others who have waited longer.
 */
const AHEAD_OF_TIME = 25;
/** The most offers that are read: at most two for each listener, and those of a hand-over. */
const ON_OFFER = 400;
/** The most held conversations that are read; more than all listeners hold. */
const HELD = 200;
/** Up to here people ahead are counted; a place further behind is shown as this one. */
const COUNTED = 10_000;
/** How many pages of a query are read if documents that can't be read fill the first ones. */
const HEADS = 3;
const never = () => Timestamp.fromMillis(0);

const all = () => db().collection("conversations");
/** The queue of one level; people who have gone have no place in it. */
const inQueue = (risk: Risk, count: number) =>
  all()
    .where("status", "==", "waiting")
    .where("risk", "==", risk)
    .where("waitingSince", ">", never())
    .orderBy("waitingSince")
    .limit(count);
/**
 * A hand-over that ran out within this time is read too, so that a run ends it; by then the next sweep has come. Other
 * offers that ran out belong to people of the queue, which is read anyway.
 */
const RAN_OUT_LATELY = 2 * MINUTE;
const onOffer = (now: Millis) => all().where("offer.expiresAt", ">", now).limit(ON_OFFER);

/** People with an open alarm in the queue. */
const withOpenAlarm = () =>
  all()
    .where("status", "==", "waiting")
    .where("alarm.answer", "==", null)
    .where("waitingSince", ">", never())
    .orderBy("waitingSince")
    .limit(ALARMED);

export const versionedWait = (doc: DocumentSnapshot): VersionedWait | null => {
  const seen = readVersioned(conversation, doc);
  return seen && { ...seen, value: { ...seen.value, id: doc.id } };
};

/** The wait in a document; null, and logged, if it can't be read. */
export const readableWait = (doc: DocumentSnapshot): VersionedWait | null => readAll([doc], versionedWait)[0] ?? null;

const hold = z.pick(conversationInternals, { passed: true, answeredClaim: true, waitBefore: true });

/**
 * Adds the internal fields that matching needs (`hold`) to those of `which`: the passes, and what says whether a
 * listener may release the person to the same wait. They are stored in `conversationInternals`, one read for each
 * person.
 */
export async function withInternals(
  people: readonly VersionedWait[],
  which: (value: VersionedWait["value"]) => boolean,
): Promise<readonly VersionedWait[]> {
  const wanted = people.filter(({ value }) => which(value)).map(({ value }) => value.id);
  const found = wanted.length === 0 ? [] : await lookUp(wanted.map((id) => documents.internals(id)));
  const internals = new Map(wanted.map((id, at) => [id, found[at]?.data]));
  return people.map(({ value, version }) => {
    const { passed, answeredClaim, waitBefore } = value;
    // Internals that can't be read count as missing and keep nobody from being found.
    const { data } = hold.safeParse({ passed, answeredClaim, waitBefore, ...internals.get(value.id) });
    return { value: { ...value, ...data }, version };
  });
}

/** A list with the internal fields ({@link withInternals}) of those people whom a listener holds. */
export async function withHeld({ items, next, after }: ListPage<VersionedWait>): Promise<ListPage<VersionedWait>> {
  const known = await withInternals(items, ({ status }) => status === "active");
  return { items: known, next: next && (async () => withHeld(await next())), after };
}

/** The readable documents of the first page of a query; of further pages only as long as some can't be read. */
async function head(page: Query): Promise<readonly VersionedWait[]> {
  const found: VersionedWait[] = [];
  let looked = 0;
  for (let n = 0; n < HEADS; n += 1) {
    const { docs } = await (looked === 0 ? page : page.offset(looked)).get();
    const readable = readAll(docs, versionedWait);
    found.push(...readable);
    looked += docs.length;
    if (docs.length === readable.length) break;
  }
  return found;
}

/**
 * People who may be offered or are on offer. Each level has a query of its own, so that no number of others hides a
 * person at risk. `languages`: those of the free listeners; people in a crisis are read in all languages.
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
  const offered = async (): Promise<readonly VersionedWait[]> =>
    (await head(onOffer(now - RAN_OUT_LATELY))).filter(
      ({ value: { status, offer } }) => status === "active" || (offer !== null && offer.expiresAt > now),
    );
  const found = (await Promise.all([offered(), ...crisis, ...heads])).flat();
  return [...new Map(found.map((each) => [each.value.id, each])).values()];
}

export const crises = (): Promise<readonly VersionedWait[]> => head(inQueue("crisis", CRISES));

export const alarmed = (): Promise<readonly VersionedWait[]> => head(withOpenAlarm());

/** People in a crisis who are held by a listener, those with the oldest last message first. */
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

/**
 * How many people stand in these ranges. Of those who came in the same instant as `id`, lower ids count as before it.
 */
export async function countAhead(id: string, ranges: readonly Ahead[]): Promise<number> {
  const counts = await Promise.all(
    ranges.map((range) => countOf(range.listenerLeft ? leftRangeOf(range, id) : rangeOf(range, id))),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

export async function deskCounts(now: Millis): Promise<DeskCounts> {
  const [crisis, concern, plan, others, gone, allGone, offered, promised, oldest] = await Promise.all([
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
    oldestWait(),
  ]);
  return { crisis, concern, plan, others, gone, allGone, offered, promised, oldest };
}

/** People who came to the queue before that time, the earliest first. */
export const waitingSinceBefore = (before: Millis): Promise<ListPage<VersionedWait>> =>
  pageOf(
    all()
      .where("status", "==", "waiting")
      .where("waitingSince", ">", never())
      .where("waitingSince", "<", Timestamp.fromMillis(before))
      .orderBy("waitingSince")
      .limit(PAGE),
    readableWait,
  );

/** Takes a person out of the queue, with the place that they had. */
export async function leaveQueue(
  customerId: string,
  { value, version }: VersionedWait,
  at: Millis,
): Promise<"stored" | "conflict"> {
  // `value` is only the summary. A place that can't be read does not keep the person in the queue.
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

/** The most open waits that are read for an estimate. */
const OPEN_WAITS_MAX = 1_000;
/** How long that answer is cached; it is the same for everybody. */
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

/** The open waits: where people stood when they came, and since when. */
export async function openWaits(now: Millis): Promise<readonly OpenWait[]> {
  if (known === null || now - known.at >= OPEN_WAITS_HOLD) {
    const found = readOpenWaits();
    known = { at: now, openWaits: found };
    // After an error the next call reads again.
    found.catch(() => (known = null));
  }
  return known.openWaits;
}

/** Stores where a person stood when they came. */
export async function stand(
  customerId: string,
  { version }: Versioned<unknown>,
  where: Stood,
): Promise<"stored" | "conflict"> {
  return stored(conversationChanges(customerId, { waitSignAt: serverTime, stood: where }, version));
}
