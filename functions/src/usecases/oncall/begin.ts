import type { Conversation } from "@thodu/domain/chat/model";
import { shouldLeaveQueue } from "@thodu/domain/matching/gone";
import { newPhones, nextPage, pageFrom, waitsForNetwork } from "@thodu/domain/oncall/need";
import type { Page } from "@thodu/domain/oncall/records";
import { ok, type Result } from "@thodu/domain/result";
import { kolkataDay, SECOND, type Millis } from "@thodu/domain/time";
import { retryOnConflict } from "../retryOnConflict";
import type { QueueStore, VersionedWait } from "../matching/ports";
import type { ListPage, Runtime } from "../ports";
import { skipOnFailure } from "../skipOnFailure";
import type { Swept, SweepPorts } from "../sweep";
import { sweepPages } from "../sweepPages";
import type { NetworkKeys, PagerStore } from "./ports";

export interface BeginPorts {
  readonly runtime: Runtime;
  readonly queue: Pick<QueueStore, "find">;
  readonly pages: Pick<PagerStore, "findPage" | "isNetworkPaged" | "isOnPhone" | "phonesLately" | "parted" | "begin">;
  readonly networkKeys: NetworkKeys;
}

/**
 * Stores a page for a person who needs one. `from`: the network from which they call; `cameOnCall`: a phone has just
 * come on call. Of the people on one network only the first has an open page; for the others their network is stored,
 * until it is their turn.
 */
export async function storePage(
  { runtime, queue, pages, networkKeys }: BeginPorts,
  customerId: string,
  from: string | null,
  cameOnCall = false,
): Promise<boolean> {
  const begun = await retryOnConflict<Result<boolean, never>>(runtime, async () => {
    const [talk, seen] = await Promise.all([queue.find(customerId), pages.findPage(customerId)]);
    const now = runtime.now();
    const before = seen?.value ?? null;
    // Most callers have an open page, or need none.
    if (!talk || (before !== null && before.endedAt === null && talk.value.risk !== "crisis")) return ok(false);
    if (pageFrom(talk.value, now) === null) return ok(false);
    const anyoneNew = cameOnCall || (await isAnyoneNew(pages, customerId, before, talk.value, now));
    if (!nextPage(before, talk.value, now, { anyoneNew })) return ok(false);
    const isOnPhone = await pages.isOnPhone(customerId);
    const next = nextPage(before, talk.value, now, { isOnPhone, anyoneNew });
    if (!next) return ok(false);
    // For a person whom the sweep asks about, the network on which they were last seen is used.
    const network = from === null ? (before?.network ?? null) : await keyOf(networkKeys, from, now);
    const isDouble = network !== null && waitsForNetwork(talk.value, await pages.isNetworkPaged(network, customerId));
    if (isDouble && before?.network === network) return ok(false);
    const page: Page = {
      ...next,
      waves: 0,
      network,
      // Open pages of these people would stand before people on other networks.
      endedAt: isDouble ? now : null,
      unanswered: false,
    };
    return (await pages.begin(customerId, seen, page)) === "stored" ? ok(!isDouble) : "conflict";
  });
  return begun.ok && begun.value;
}

/** How many new phones are checked for a block; a page begins if one of them may ring. */
const ASKED_ABOUT = 10;

/**
 * Whether a phone may ring for a person whose page is over that did not ring in it, and from whose listener no report
 * has parted them.
 */
async function isAnyoneNew(
  pages: Pick<PagerStore, "phonesLately" | "parted">,
  customerId: string,
  before: Page | null,
  talk: Conversation,
  now: Millis,
): Promise<boolean> {
  if (before === null || before.endedAt === null) return false;
  const found = newPhones(before, { ...talk, id: customerId }, await pages.phonesLately(now), now);
  const pairs = found.slice(0, ASKED_ABOUT).map((uid) => ({ customerId, uid }));
  return pairs.length > 0 && (await pages.parted(pairs)).length < pairs.length;
}

const keyOf = (networkKeys: NetworkKeys, network: string, now: number): Promise<string> =>
  networkKeys.key(kolkataDay(now), `page\n${network}`);

/** Of the minute until the next sweep, for each of the two functions. */
const BEGINS_FOR = 15 * SECOND;
const ABREAST = 10;
/** The most people not at risk that are checked; if their page is open in front of them, it asks by itself. */
const LOOKED_AT = 1_000;

type BeginAllPorts = BeginPorts &
  SweepPorts & {
    readonly pager: { run(): Promise<void> };
    readonly queue: Pick<QueueStore, "find" | "waitingSinceBefore" | "crises" | "heldInCrisis" | "alarmed">;
  };

/**
 * Whether a page may begin for a person from a list. Lists have no passes, which decide whether phones wait for an open
 * offer; `storePage` reads the whole conversation and decides.
 */
const mayNeedPage = (talk: Conversation, now: Millis): boolean =>
  pageFrom({ ...talk, offer: null }, now) !== null && !shouldLeaveQueue(talk, now);

/** Begins a page for each of these people who needs one, has none and has not gone. */
async function beginEach(
  ports: BeginAllPorts,
  first: () => Promise<ListPage<VersionedWait>>,
  most?: number,
): Promise<Swept> {
  const { runtime } = ports;
  let begun = 0;
  const begin = async ({ value }: VersionedWait): Promise<boolean> => {
    if (mayNeedPage(value, runtime.now()) && (await storePage(ports, value.id, null))) begun += 1;
    return true;
  };
  const swept = await sweepPages(ports, BEGINS_FOR, first, begin, ABREAST, most);
  return { ...swept, done: begun };
}

/** Begins a page for everybody at risk who needs one and has none, and runs the pager. */
export async function beginCrisisPages(ports: BeginAllPorts): Promise<Swept> {
  const { queue, pager } = ports;
  const swept = await beginEach(ports, async () => {
    const found = (await Promise.all([queue.crises(), queue.heldInCrisis(), queue.alarmed()])).flat();
    const people = [...new Map(found.map((each) => [each.value.id, each])).values()];
    return { items: people, next: null, after: () => Promise.resolve(0) };
  });
  await pager.run();
  return swept;
}

/**
 * Begins a page for everybody else who needs one and has none, the longest wait first. Limited in number and time;
 * counts those who are left.
 */
export async function beginPages(ports: BeginAllPorts): Promise<Swept> {
  const { runtime, queue, pager } = ports;
  const swept = await beginEach(ports, () => queue.waitingSinceBefore(runtime.now()), LOOKED_AT);
  if (swept.done > 0) await pager.run();
  return swept;
}

/** The most people for whom a new phone begins a page; the sweep of the next minute begins the others. */
const FOR_NEW_PHONE = 20;

/** Begins pages when a phone comes on call: for people in danger first, then by the longest wait. */
export async function beginForNewPhone(ports: BeginPorts & Pick<BeginAllPorts, "pager" | "queue">): Promise<void> {
  const { runtime, queue, pager } = ports;
  const now = runtime.now();
  const lists = await Promise.all([
    queue.crises(),
    queue.heldInCrisis(),
    queue.alarmed(),
    queue.waitingSinceBefore(now),
  ]);
  const people = lists.flatMap((list) => ("items" in list ? list.items : list));
  const first = [...new Map(people.map(({ value }) => [value.id, value])).values()]
    .filter((each) => mayNeedPage(each, now))
    .slice(0, FOR_NEW_PHONE);
  const begun = await Promise.all(
    first.map(({ id }) => skipOnFailure(runtime, "pages", id, storePage(ports, id, null, true))),
  );
  if (begun.includes(true)) await pager.run();
}
