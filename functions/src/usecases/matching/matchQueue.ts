import { standingAvailability } from "@thodu/domain/matching/availability";
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
import { meetingOf } from "@thodu/domain/matching/laterTime";
import { placeSince } from "@thodu/domain/matching/placeSince";
import { comesFirst } from "@thodu/domain/matching/position";
import { afterCall } from "@thodu/domain/matching/tellMe";
import { isUnanswered } from "@thodu/domain/matching/listenerTimeout";
import type { Millis } from "@thodu/domain/time";
import type { AuditLine } from "../chat/ports";
import type { Runtime } from "../ports";
import { skipOnFailure } from "../skipOnFailure";
import type { LaterStore, QueueStore, TellStore, VersionedListener, VersionedWait } from "./ports";

interface MatchPorts {
  readonly runtime: Runtime;
  readonly queue: QueueStore;
  readonly tells: Pick<TellStore, "promised" | "call">;
  readonly laterTimes: Pick<LaterStore, "near">;
  /** Rings end with what was matched, claimed or ended since. */
  readonly pager: { run(): Promise<void> };
}

/** A run that lost a race, or could not write something, looks again; whatever is left then, the next run finds. */
const ROUNDS = 3;
/** After so many failed writes for one person a run leaves that person out, so that their listener is free for others. */
const TRIES = 2;

/** That others are asked about somebody whose listener does not answer is recorded once. */
const auditOf = ({ id, status, offer, passed }: VersionedWait["value"]): AuditLine | null =>
  status === "active" && offer === null && Object.keys(passed).length === 0
    ? { actor: "server", action: "conversation.unanswered", target: id, reason: "" }
    : null;

/** At most so many decisions in a run: each is repeated when it offered a pair that a report has parted. */
const DECISIONS = 20;

/** Decides until no pair is offered that a report has parted. Asks about the offers alone, one read each. */
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

/** Those who are away and are to be told of their turn, or have been, as the decision sees them. */
function awayOf({ value }: VersionedWait, now: Millis): Queued | null {
  const away = turnOf(value, now);
  return away && { ...value, waitingSince: placeSince(value), offer: null, away };
}

/**
 * A person as the decision sees them. Who waits and talks on the phone is seen as without a place: nobody is asked but the
 * listener of their agreed time. Not so whoever comes first: nobody may be left in that call, and a crisis waits for no sweep.
 */
function queuedOf(seen: VersionedWait, onPhone: ReadonlySet<string>, now: Millis): Queued {
  const { id, status } = seen.value;
  const meets = meetingOf(seen.value, now);
  if (status === "waiting" && onPhone.has(id) && !comesFirst(seen.value, now))
    return { ...seen.value, waitingSince: null, ...(meets && { meets }) };
  if (meets && now >= meets.at) return { ...seen.value, meets };
  return { ...(awayOf(seen, now) ?? seen.value), ...(meets && { meets }) };
}

/** What the writes of a run could not store, by person. */
class Failures {
  readonly #times = new Map<string, number>();

  constructor(private readonly runtime: Runtime) {}

  isLeftOut(id: string): boolean {
    return (this.#times.get(id) ?? 0) >= TRIES;
  }

  /** A write that never rejects, so that none stops another and all are stored when the run ends. */
  async write(id: string, work: Promise<"stored" | "conflict">): Promise<"stored" | "conflict"> {
    const written = await skipOnFailure(this.runtime, "conversations", id, work);
    if (written === null) this.#times.set(id, (this.#times.get(id) ?? 0) + 1);
    return written ?? "conflict";
  }
}

/** Corrects who is there by the server's time, and tells everybody whether anybody is. */
async function correctDesk(
  { runtime, queue }: Pick<MatchPorts, "runtime" | "queue">,
  found: readonly VersionedListener[],
  now: Millis,
): Promise<readonly VersionedListener[]> {
  const isThere = ({ value }: VersionedListener): boolean =>
    value.approved && standingAvailability(value, now) !== "away";
  const there = found.filter(isThere);
  await Promise.all([
    skipOnFailure(runtime, "desk", "presence", queue.tell(there.length > 0)),
    ...found
      .filter((each) => !isThere(each))
      .map((each) => skipOnFailure(runtime, "volunteers", each.value.uid, queue.retire(each))),
  ]);
  return there;
}

/** Who is looked at in a round: everybody who may be offered, and whom an offer stands to; apart from them who has `gone`. */
async function lookedAt(
  { queue, tells, laterTimes }: Pick<MatchPorts, "queue" | "tells" | "laterTimes">,
  there: readonly VersionedListener[],
  isRung: (each: VersionedWait) => boolean,
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
    // An offer of who was answered meanwhile may have run out: it has to go all the same.
    ...held.filter((each) => isRung(each) || each.value.offer !== null),
    ...promised.filter((each) => awayOf(each, now) !== null),
    ...meeting.filter(({ value }) => meetingOf(value, now) !== null),
  ];
  return { looked, gone: candidates.filter(isGone) };
}

/** Writes what was decided, takes back the offers of those `answered` in the meantime, and whoever has `gone` out of the queue. */
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
    // The sweep of the queue does so every minute; until then nobody behind them is told a place that counts them.
    ...seen.gone.map((each) => failures.write(each.value.id, queue.leave(each.value.id, each, now))),
    ...seen.answered.map((each) => {
      const { id, passed } = each.value;
      return failures.write(id, queue.withdraw(each, { customerId: id, passed }));
    }),
    ...offers.map((offer) => {
      const [person, to] = [seen.person.get(offer.customerId), seen.listener.get(offer.to)];
      return person && to
        ? failures.write(offer.customerId, queue.offer(person, to, offer, auditOf(person.value)))
        : "stored";
    }),
    ...turns.map(({ customerId }) => {
      const person = seen.person.get(customerId);
      const promise = person?.value.tellMe ?? null;
      return person && promise
        ? failures.write(customerId, tells.call(person, afterCall(promise, now), "turn"))
        : "stored";
    }),
    ...withdrawals.map((withdrawal) => {
      const person = seen.person.get(withdrawal.customerId);
      return person ? failures.write(withdrawal.customerId, queue.withdraw(person, withdrawal)) : "stored";
    }),
  ]);
}

/**
 * Corrects who is there and offers those who wait to those who are free. May run any number of times and anywhere at once:
 * each offer is written only if person and listener are still as they were seen.
 */
async function matchQueue(ports: Omit<MatchPorts, "pager">): Promise<void> {
  const { runtime, queue } = ports;
  const failures = new Failures(runtime);
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = runtime.now();
    const { listeners: found, onPhone } = await queue.atDesk();
    const there = await correctDesk(ports, found, now);
    if (there.length === 0) return;

    const isRung = ({ value }: VersionedWait): boolean => isUnanswered(value, now) && !onPhone.has(value.id);
    // Whom an offer stands to is looked at all the same: its listener is not free for others.
    const isTried = ({ value }: VersionedWait): boolean => value.offer !== null || !failures.isLeftOut(value.id);
    const { looked, gone } = await lookedAt(ports, there, isRung, now);
    const tried = new Map(looked.filter(isTried).map((each) => [each.value.id, each]));
    const known = await queue.known([...tried.values()]);
    const answered = known.filter((each) => each.value.status !== "waiting" && !isRung(each));
    const person = new Map(known.filter((each) => !answered.includes(each)).map((each) => [each.value.id, each]));
    const listener = new Map(there.map((each) => [each.value.uid, each]));
    const matching = await decideApart(
      queue,
      [...person.values()].map((each) => queuedOf(each, onPhone, now)),
      there.map(({ value }) => value),
      now,
    );
    const seen = { answered, gone: gone.filter(isTried), person, listener };
    const written = await writeMatching(ports, failures, matching, seen, now);
    if (!written.includes("conflict")) return;
  }
}

/** One run at a time in this instance; a call during a run waits for a run that begins after it. */
export class Matcher {
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(
    private readonly ports: MatchPorts,
    private readonly onDefect: (error: unknown) => void,
  ) {}

  /** Never rejects: what asks for it has done its own work already. */
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
