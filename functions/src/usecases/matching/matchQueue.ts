import { SERVER } from "@thodu/domain/accounts/server";
import { availabilityNow } from "@thodu/domain/matching/availability";
import { locales } from "@thodu/domain/locale";
import {
  decideOffers,
  isFree,
  type DeskListener,
  type Matching,
  type Offer,
  type Queued,
} from "@thodu/domain/matching/offers";
import { shouldLeaveQueue, turnOf } from "@thodu/domain/matching/gone";
import { isHandedOver } from "@thodu/domain/matching/handOver";
import { meetingOf } from "@thodu/domain/matching/laterTime";
import { placeSince } from "@thodu/domain/matching/placeSince";
import { comesFirst } from "@thodu/domain/matching/position";
import { afterTelling } from "@thodu/domain/matching/tellMe";
import { isUnanswered } from "@thodu/domain/matching/listenerTimeout";
import type { Millis } from "@thodu/domain/time";
import type { AuditLine } from "../chat/ports";
import type { Runtime } from "../ports";
import { skipOnFailure } from "../skipOnFailure";
import type { LaterStore, QueueStore, TellStore, VersionedListener, VersionedWait } from "./ports";

interface MatchPorts {
  readonly runtime: Runtime;
  readonly queue: QueueStore;
  readonly tells: Pick<TellStore, "promised" | "tellTurn">;
  readonly laterTimes: Pick<LaterStore, "near">;
  /** Ends rings for people who were matched or claimed. */
  readonly pager: { run(): Promise<void> };
}

/** How often a run decides again if it lost a race or a write failed; the next run finds what is left. */
const ROUNDS = 3;
/** After this many failed writes a person is left out of the run, so that their listener is free for others. */
const TRIES = 2;

/**
 * The audit line for the first offer to others of a person whose listener does not answer; else null. A pass from before
 * they had waited too long was that of a colleague whom the listener asked.
 */
function auditOf({ value }: VersionedWait): AuditLine | null {
  const { id, status, offer, passed } = value;
  const isFirst =
    status === "active" &&
    (offer === null || offer.handOver === true) &&
    Object.values(passed).every((at) => !isUnanswered(value, at));
  return isFirst ? { actor: SERVER, action: "conversation.unanswered", target: id, reason: "" } : null;
}

/** The most decisions in a run: a decision is repeated if it matched two people whom a report has parted. */
const DECISIONS = 20;

/** Decides until no two people are matched whom a report has parted; checks only the matched pairs, one read each. */
async function decideApart(
  queue: Pick<QueueStore, "parted">,
  people: readonly Queued[],
  there: readonly DeskListener[],
  now: Millis,
): Promise<Matching> {
  const blocked = new Map(people.map(({ id, blocked: before }) => [id, [...before]]));
  for (let decision = 1; ; decision += 1) {
    const matching = decideOffers(
      people.map((each) => ({ ...each, blocked: blocked.get(each.id) ?? [] })),
      there,
      now,
    );
    const parted = await queue.parted([...matching.offers, ...matching.turns]);
    if (parted.length === 0) return matching;
    const apart = (offer: Offer): boolean => !parted.includes(offer);
    if (decision === DECISIONS)
      return { ...matching, offers: matching.offers.filter(apart), turns: matching.turns.filter(apart) };
    for (const { customerId, to } of parted) blocked.get(customerId)?.push(to);
  }
}

/**
 * A person who is away and is to be told of their turn, or was told, in the form that the decision needs; else null.
 */
function awayOf({ value }: VersionedWait, now: Millis): Queued | null {
  const away = turnOf(value, now);
  return away && { ...value, waitingSince: placeSince(value), offer: null, away };
}

/**
 * A person in the form that the decision needs. A person who waits and is in a call gets no place: only the listener of
 * their agreed time is asked. Not so for people who come first: a crisis must not wait for the end of a call.
 * `stays`: they stay with their listener, who asks a colleague to go on with them.
 */
function queuedOf(seen: VersionedWait, onPhone: ReadonlySet<string>, stays: boolean, now: Millis): Queued {
  const { id, status } = seen.value;
  if (stays) return { ...seen.value, stays };
  const meets = meetingOf(seen.value, now);
  if (status === "waiting" && onPhone.has(id) && !comesFirst(seen.value, now))
    return { ...seen.value, waitingSince: null, ...(meets && { meets }) };
  if (meets && now >= meets.at) return { ...seen.value, meets };
  return { ...(awayOf(seen, now) ?? seen.value), ...(meets && { meets }) };
}

/** Counts the failed writes of a run, by person. */
class Failures {
  readonly #times = new Map<string, number>();

  constructor(private readonly runtime: Runtime) {}

  isLeftOut(id: string): boolean {
    return (this.#times.get(id) ?? 0) >= TRIES;
  }

  /** Waits for a write without ever rejecting, so that none stops another and all are finished when the run ends. */
  async write(id: string, work: Promise<"stored" | "conflict">): Promise<"stored" | "conflict"> {
    const written = await skipOnFailure(this.runtime, "conversations", id, work);
    if (written === null) this.#times.set(id, (this.#times.get(id) ?? 0) + 1);
    return written ?? "conflict";
  }
}

/** Sets listeners to away who are so by the server's time, and publishes whether any listener is there. */
async function correctDesk(
  { runtime, queue }: Pick<MatchPorts, "runtime" | "queue">,
  found: readonly VersionedListener[],
  now: Millis,
): Promise<readonly VersionedListener[]> {
  const isThere = ({ value }: VersionedListener): boolean => value.approved && availabilityNow(value, now) !== "away";
  const there = found.filter(isThere);
  await Promise.all([
    skipOnFailure(runtime, "desk", "presence", queue.tell(there.length > 0)),
    ...found
      .filter((each) => !isThere(each))
      .map((each) => skipOnFailure(runtime, "volunteers", each.value.uid, queue.retire(each))),
  ]);
  return there;
}

/** The people of a round: all who may be offered, and those with an open offer; separately, those who have `gone`. */
async function lookedAt(
  { queue, tells, laterTimes }: Pick<MatchPorts, "queue" | "tells" | "laterTimes">,
  there: readonly VersionedListener[],
  needsAnother: (each: VersionedWait) => boolean,
  now: Millis,
): Promise<{ readonly looked: readonly VersionedWait[]; readonly gone: readonly VersionedWait[] }> {
  const free = there.filter(({ value }) => isFree(value, now));
  const languages = locales.filter((locale) =>
    free.some(({ value }) => value.languages.includes(locale) || value.secondLanguages.includes(locale)),
  );
  const [candidates, held, promised, meeting] = await Promise.all([
    queue.candidates(now, languages),
    queue.heldInCrisis(),
    languages.length === 0 ? [] : tells.promised(languages),
    languages.length === 0 ? [] : laterTimes.near(now),
  ]);
  const isGone = ({ value }: VersionedWait): boolean => shouldLeaveQueue(value, now);
  const looked = [
    ...candidates.filter((each) => !isGone(each)),
    // Also if the person was answered meanwhile and the offer may have run out: it has to be removed.
    ...held.filter((each) => needsAnother(each) || each.value.offer !== null),
    ...promised.filter((each) => awayOf(each, now) !== null),
    ...meeting.filter(({ value }) => meetingOf(value, now) !== null),
  ];
  return { looked, gone: candidates.filter(isGone) };
}

/**
 * Writes what was decided, withdraws the offers of people `answered` meanwhile and hand-overs that ran out, and takes
 * those who have `gone` out of the queue.
 */
function writeMatching(
  { queue, tells }: Pick<MatchPorts, "queue" | "tells">,
  failures: Failures,
  { offers, turns, withdrawals }: Matching,
  seen: {
    readonly answered: readonly VersionedWait[];
    readonly gone: readonly VersionedWait[];
    readonly person: ReadonlyMap<string, VersionedWait>;
    readonly listener: ReadonlyMap<string, VersionedListener>;
  },
  now: Millis,
): Promise<readonly ("stored" | "conflict")[]> {
  return Promise.all([
    // The sweep does this every minute as well; until then they would count in the places that others are told.
    ...seen.gone.map((each) => failures.write(each.value.id, queue.leave(each.value.id, each, now))),
    ...seen.answered.map((each) => {
      const { id, passed } = each.value;
      return failures.write(id, queue.withdraw(each, { customerId: id, passed }));
    }),
    ...offers.map((offer) => {
      const [person, to] = [seen.person.get(offer.customerId), seen.listener.get(offer.to)];
      return person && to
        ? failures.write(offer.customerId, queue.offer(person, to, offer, auditOf(person)))
        : "stored";
    }),
    ...turns.map(({ customerId }) => {
      const person = seen.person.get(customerId);
      const promise = person?.value.tellMe ?? null;
      return person && promise
        ? failures.write(customerId, tells.tellTurn(person, afterTelling(promise, now), "turn"))
        : "stored";
    }),
    ...withdrawals.map((withdrawal) => {
      const person = seen.person.get(withdrawal.customerId);
      return person ? failures.write(withdrawal.customerId, queue.withdraw(person, withdrawal)) : "stored";
    }),
  ]);
}

/**
 * Corrects who is at the desk, and offers people who wait to free listeners. May run any number of times, and several
 * times at once: an offer is written only if the person and the listener are unchanged.
 */
async function matchQueue(ports: Omit<MatchPorts, "pager">): Promise<void> {
  const { runtime, queue } = ports;
  const failures = new Failures(runtime);
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = runtime.now();
    const { listeners: found, onPhone } = await queue.atDesk();
    const there = await correctDesk(ports, found, now);
    if (there.length === 0) return;

    const needsAnother = ({ value }: VersionedWait): boolean => isUnanswered(value, now) && !onPhone.has(value.id);
    // People with an open offer stay in any case: their listener is not free for others.
    const isTried = ({ value }: VersionedWait): boolean => value.offer !== null || !failures.isLeftOut(value.id);
    const { looked, gone } = await lookedAt(ports, there, needsAnother, now);
    const tried = new Map(looked.filter(isTried).map((each) => [each.value.id, each]));
    const known = await queue.known([...tried.values()]);
    const stays = (each: VersionedWait): boolean => isHandedOver(each.value, now) && !needsAnother(each);
    const answered = known.filter((each) => each.value.status !== "waiting" && !needsAnother(each) && !stays(each));
    const person = new Map(known.filter((each) => !answered.includes(each)).map((each) => [each.value.id, each]));
    const listener = new Map(there.map((each) => [each.value.uid, each]));
    const matching = await decideApart(
      queue,
      [...person.values()].map((each) => queuedOf(each, onPhone, stays(each), now)),
      there.map(({ value }) => value),
      now,
    );
    const seen = { answered, gone: gone.filter(isTried), person, listener };
    const written = await writeMatching(ports, failures, matching, seen, now);
    if (!written.includes("conflict")) return;
  }
}

/** Makes only one run at a time in this instance; a call during a run waits for a new run after it. */
export class Matcher {
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(
    private readonly ports: MatchPorts,
    private readonly onDefect: (error: unknown) => void,
  ) {}

  /** Never rejects: its caller has already done its own work. */
  run(): Promise<void> {
    if (!this.#running) {
      this.#running = matchQueue(this.ports)
        .catch(this.onDefect)
        .then(() => this.ports.pager.run())
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
}
