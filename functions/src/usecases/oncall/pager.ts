import { afterRing, saysNothing } from "@thodu/domain/oncall/bounds";
import type { RingState } from "@thodu/domain/oncall/model";
import { shouldLeaveQueue } from "@thodu/domain/matching/gone";
import { heldUntil, stillNeeds } from "@thodu/domain/oncall/need";
import { decidePages, type OpenRing, type PagedPerson, type PagerState, type Paging } from "@thodu/domain/oncall/page";
import { hasReceipt, isUnheeded } from "@thodu/domain/oncall/records";
import { SECOND, type Millis } from "@thodu/domain/time";
import type { Devices, Pusher } from "../notifications/ports";
import type { Runtime } from "../ports";
import { skipOnFailure } from "../skipOnFailure";
import { storePage, type BeginPorts } from "./begin";
import { callNew, callOpenRings } from "./calls";
import { tellEnded, tellRing } from "./notify";
import type {
  Carrier,
  CallStore,
  OpenPage,
  PagerClock,
  PagerStore,
  RingToStore,
  RingTokens,
  VersionedPhone,
  VersionedRing,
} from "./ports";

export interface PagerPorts {
  readonly runtime: Runtime;
  readonly pages: PagerStore;
  readonly pagerClock: PagerClock;
  readonly pusher: Pusher;
  readonly devices: Pick<Devices, "remove">;
  readonly ringTokens: Pick<RingTokens, "tokenFor">;
  /** Null: nobody is called. */
  readonly carrier: Carrier | null;
  readonly ringCalls: CallStore;
}

/** How often a run decides again if it ended rings or lost a race; the next run finds the rest. */
const ROUNDS = 5;
/** The longest wait within one run of a task. */
const LONGEST_WAIT = 50 * SECOND;
/** The most decisions of a run: each but the last chose a phone that must not ring for a person. */
const DECISIONS = 20;

/** The person of a page in the form that the decision needs; null if they need nobody any more. */
export function personOf({ customerId, page, talk, isOnPhone }: OpenPage, now: Millis): PagedPerson | null {
  // A person who asked to be told and closed the page would not be there for a listener who answers.
  if (!talk || !stillNeeds(talk.value, now, isOnPhone) || shouldLeaveQueue(talk.value, now)) return null;
  const { risk, locale, blocked, volunteerId } = talk.value;
  const { since, waves, rung, replaced, network } = page.value;
  const held = heldUntil(talk.value, now);
  return { id: customerId, risk, locale, blocked, volunteerId, since, waves, rung, replaced, network, heldUntil: held };
}

const claimOf = ({ customerId, talk }: OpenPage): readonly [string, string] | null =>
  talk?.value.status === "active" && talk.value.volunteerId !== null ? [customerId, talk.value.volunteerId] : null;

/**
 * Decides until no phone rings for a person from whom a report has parted its listener. Checks only new rings, one read
 * each.
 */
async function decideApart(pages: Pick<PagerStore, "parted">, state: PagerState, now: Millis): Promise<Paging> {
  const blocked = new Map(state.waiting.map(({ id, blocked: before }) => [id, [...before]]));
  for (let decision = 1; ; decision += 1) {
    const waiting = state.waiting.map((each) => ({ ...each, blocked: blocked.get(each.id) ?? [] }));
    const paging = decidePages({ ...state, waiting }, now);
    const parted = await pages.parted(paging.rings);
    if (parted.length === 0) return paging;
    if (decision === DECISIONS) return { ...paging, rings: paging.rings.filter((ring) => !parted.includes(ring)) };
    for (const { customerId, uid } of parted) blocked.get(customerId)?.push(uid);
  }
}

/** Ends a ring and its call, stores what the end says of its phone, and tells the phone. */
export async function endRing(ports: PagerPorts, seen: VersionedRing, how: RingState): Promise<"stored" | "conflict"> {
  const { runtime, pages, carrier } = ports;
  const { id, uid, customerId, callId, callEnd, answeredAt } = seen.value;
  const record = customerId === null ? null : await skipOnFailure(runtime, "onCall", uid, pages.record(uid));
  const paused = record !== null && record.value.pausedAt !== null;
  const after = record && afterRing({ ...record.value, paused }, how, isUnheeded(seen.value), runtime.now());
  const phone = record && after && { seen: record, after };
  if ((await pages.end(seen, how, phone)) === "conflict") return "conflict";
  const hangsUp = carrier && callId !== null && callEnd === null;
  await Promise.all([
    hangsUp && skipOnFailure(runtime, "rings", id, carrier.hangUp(callId)),
    how === "answered" && answeredAt === null && skipOnFailure(runtime, "rings", id, pages.mark(id, "answeredAt")),
    customerId !== null &&
      saysNothing(how) &&
      skipOnFailure(runtime, "pages", customerId, pages.forgetRung(customerId, uid)),
    customerId !== null &&
      skipOnFailure(runtime, "onCall", uid, tellEnded(ports, uid, how, after?.paused === true && !paused)),
  ]);
  return "stored";
}

async function ringPhones(
  ports: PagerPorts,
  open: OpenPage,
  { rings, pages: news }: Paging,
  phones: ReadonlyMap<string, VersionedPhone>,
  now: Millis,
): Promise<"stored" | "conflict"> {
  const { runtime, pages } = ports;
  const { waves, replaced } = news.find(({ customerId }) => customerId === open.customerId) ?? open.page.value;
  const toStore = rings.flatMap(({ customerId, uid, wave, expiresAt }): readonly RingToStore[] => {
    const phone = customerId === open.customerId ? phones.get(uid) : undefined;
    return phone ? [{ id: runtime.freshId(), wave, expiresAt, phone }] : [];
  });
  const isSame = waves === open.page.value.waves && replaced.length === open.page.value.replaced.length;
  if (toStore.length === 0 && isSame) return "stored";
  if ((await pages.ring(open, { waves, replaced }, toStore, now)) === "conflict") return "conflict";
  await Promise.all(
    toStore.map(async (ring) => {
      const { uid } = ring.phone.phone;
      const pushed = await skipOnFailure(runtime, "onCall", uid, tellRing(ports, uid, ring.id));
      await skipOnFailure(runtime, "rings", ring.id, callNew(ports, ring, pushed === true, now));
    }),
  );
  return "stored";
}

/** The rings for people, without test rings. */
export const ringsFor = (rings: readonly VersionedRing[]): readonly OpenRing[] =>
  rings.flatMap(({ value }) => {
    const { customerId, uid, at, until } = value;
    return customerId === null ? [] : [{ customerId, uid, at, expiresAt: until, receipt: hasReceipt(value) }];
  });

function stateOf(
  opened: readonly OpenPage[],
  phones: ReadonlyMap<string, VersionedPhone>,
  openRings: readonly VersionedRing[],
  now: Millis,
): PagerState {
  return {
    waiting: opened.flatMap((each) => personOf(each, now) ?? []),
    phones: [...phones.values()].map(({ phone }) => phone),
    openRings: ringsFor(openRings),
    claimed: Object.fromEntries(opened.flatMap((each) => [claimOf(each)]).filter((each) => each !== null)),
  };
}

/** The outcome of a run, and when the next one is due. */
interface Look {
  readonly again: boolean;
  readonly nextAt: Millis | null;
}

async function look(ports: PagerPorts): Promise<Look> {
  const { runtime, pages } = ports;
  const [found, openRings] = await Promise.all([pages.openPages(), pages.ringing()]);
  if (found.length === 0 && openRings.length === 0) return { again: false, nextAt: null };
  const now = runtime.now();
  const isAnyNeeded = found.some((each) => personOf(each, now) !== null);
  const phones = new Map((isAnyNeeded ? await pages.phones(now) : []).map((each) => [each.phone.uid, each]));
  let opened = found;
  let paging = await decideApart(pages, stateOf(opened, phones, openRings, now), now);
  if (paging.ends.some(({ how }) => how === "declined")) {
    // A person whom a busy listener has taken may be the person of the ring, claimed after the pages were read.
    opened = await pages.openPages();
    paging = await decideApart(pages, stateOf(opened, phones, openRings, now), now);
  }
  const ended = openRings.flatMap((seen) => {
    const { customerId, uid, until } = seen.value;
    if (customerId === null) return until <= now ? [endRing(ports, seen, "expired")] : [];
    const end = paging.ends.find((each) => each.customerId === customerId && each.uid === uid);
    return end ? [endRing(ports, seen, end.how)] : [];
  });
  await Promise.all(ended);
  // The ends change the phones, so decide again.
  if (ended.length > 0) return { again: true, nextAt: paging.nextAt };
  const [followed] = await Promise.all([
    follow(ports, opened, paging, phones, now),
    skipOnFailure(runtime, "rings", "", callOpenRings(ports, openRings, phones, now)),
  ]);
  return followed;
}

/** Writes what was decided for each open page, and closes those that are over. */
async function follow(
  ports: PagerPorts,
  opened: readonly OpenPage[],
  paging: Paging,
  phones: ReadonlyMap<string, VersionedPhone>,
  now: Millis,
): Promise<Look> {
  const { pages } = ports;
  const news = new Map(paging.pages.map((each) => [each.customerId, each]));
  // As long as a listener at the desk is asked, no case says that nobody was reached.
  const isAsked = ({ talk }: OpenPage): boolean => (talk?.value.offer?.expiresAt ?? 0) > now;
  const alone = opened.filter((open) => !isAsked(open) && (news.get(open.customerId)?.trouble ?? null) !== null);
  if (alone.length > 0)
    await pages.tellNobodyReached(
      alone.flatMap((open) => personOf(open, now) ?? []),
      now,
    );
  const over = opened.filter((open) => personOf(open, now) === null || news.get(open.customerId)?.isOver === true);
  const goOn = opened.filter((open) => !over.includes(open));
  const close = async (open: OpenPage) => {
    const { trouble = null, waves = open.page.value.waves } = news.get(open.customerId) ?? {};
    return pages.close(open, { endedAt: now, waves, unanswered: trouble === "unanswered" });
  };
  const apart = (open: OpenPage, work: Promise<"stored" | "conflict">) =>
    skipOnFailure(ports.runtime, "pages", open.customerId, work);
  const [closed, rung] = await Promise.all([
    Promise.all(over.map((open) => apart(open, close(open)))),
    Promise.all(goOn.map((open) => apart(open, ringPhones(ports, open, paging, phones, now)))),
  ]);
  // A person who waited behind one of these on their network is next; no time was scheduled for them.
  const freed = new Set(over.flatMap(({ page }, at) => (closed[at] === "stored" ? (page.value.network ?? []) : [])));
  const isNext = goOn.some(({ page }) => freed.has(page.value.network ?? ""));
  return { again: isNext || closed.includes("conflict") || rung.includes("conflict"), nextAt: paging.nextAt };
}

/** Processes all pages, one run at a time in this instance; a call during a run waits for a new run after it. */
export class Pager {
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #askedFor: Millis | null = null;

  constructor(
    private readonly ports: PagerPorts & BeginPorts,
    private readonly onDefect: (error: unknown) => void,
  ) {}

  /** Never rejects: its caller has already done its own work. */
  run(): Promise<void> {
    if (!this.#running) {
      this.#running = this.#look()
        .catch(this.onDefect)
        .finally(() => {
          this.#running = null;
        });
      return this.#running;
    }
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      return this.run();
    });
    return this.#next;
  }

  /** Begins a page for a person who needs one. Never rejects. */
  async begin(customerId: string, network: string | null): Promise<void> {
    try {
      if (await storePage(this.ports, customerId, network)) await this.run();
    } catch (error) {
      this.onDefect(error);
    }
  }

  /**
   * Runs at a given time. A queue may deliver early (the emulator’s does so at once), so it waits for a while itself
   * and schedules another task for later times.
   */
  async runAt(at: Millis): Promise<void> {
    const { runtime, pagerClock } = this.ports;
    const early = at - runtime.now();
    if (early > 0) await runtime.wait(Math.min(early, LONGEST_WAIT));
    if (early > LONGEST_WAIT) await pagerClock.lookAt(at, runtime.now());
    else await this.run();
  }

  async #look(): Promise<void> {
    const { runtime, pagerClock } = this.ports;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { again, nextAt } = await look(this.ports);
      if (again && round + 1 < ROUNDS) continue;
      // After losing all races something is due already, which no later time would find.
      const at = again ? runtime.now() + SECOND : nextAt;
      if (at === null || at === this.#askedFor) return;
      await pagerClock.lookAt(at, runtime.now());
      this.#askedFor = at;
      return;
    }
  }
}
