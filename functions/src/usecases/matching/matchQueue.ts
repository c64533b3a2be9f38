import { standingAvailability } from "@thodu/domain/matching/availability";
import { locales } from "@thodu/domain/locale";
import { decideOffers, isFree, type DeskListener, type Matching, type Queued } from "@thodu/domain/matching/offers";
import { isUnanswered } from "@thodu/domain/matching/silence";
import type { Millis } from "@thodu/domain/time";
import type { AuditLine } from "../chat/ports";
import type { World } from "../ports";
import type { QueueStore, SeenListener, SeenWait } from "./ports";

interface MatchPorts {
  readonly world: World;
  readonly queue: QueueStore;
}

/** A run that lost a race looks again; whatever is left then, the next run finds. */
const ROUNDS = 3;

/** That others are asked about somebody whose listener does not answer is recorded once. */
const auditOf = ({ id, status, offer, passed }: SeenWait["value"]): AuditLine | null =>
  status === "active" && offer === null && Object.keys(passed).length === 0
    ? { actor: "server", action: "conversation.unanswered", target: id, reason: "" }
    : null;

/** Decisions in a run: each but the last has found somebody for whom a listener is not the one. */
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
    const parted = await queue.parted(matching.offers);
    if (parted.length === 0) return matching;
    if (decision === DECISIONS)
      return { ...matching, offers: matching.offers.filter((offer) => !parted.includes(offer)) };
    for (const { customerId, to } of parted) blocked.get(customerId)?.push(to);
  }
}

/**
 * Corrects who is there by the server's time and offers those who wait to those who are free. May run any number of
 * times and anywhere at once: each offer is written only if person and listener are still as they were seen.
 */
async function matchQueue({ world, queue }: MatchPorts): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = world.now();
    const { listeners: found, onPhone } = await queue.atDesk();
    const isThere = ({ value }: SeenListener): boolean => value.approved && standingAvailability(value, now) !== "away";
    const there = found.filter(isThere);
    await Promise.all([
      queue.tell(there.length > 0),
      ...found.filter((each) => !isThere(each)).map((each) => queue.retire(each)),
    ]);
    if (there.length === 0) return;

    const free = there.filter(({ value }) => isFree(value, now));
    const languages = locales.filter((locale) => free.some(({ value }) => value.languages.includes(locale)));
    const [candidates, held] = await Promise.all([queue.candidates(now, languages), queue.heldInCrisis()]);
    const isRung = ({ value }: SeenWait): boolean => isUnanswered(value, now) && !onPhone.has(value.id);
    const looked = new Map([...candidates, ...held.filter(isRung)].map((each) => [each.value.id, each]));
    const known = await queue.known([...looked.values()]);
    const answered = known.filter((each) => each.value.status !== "waiting" && !isRung(each));
    const person = new Map(known.filter((each) => !answered.includes(each)).map((each) => [each.value.id, each]));
    const listener = new Map(there.map((each) => [each.value.uid, each]));
    const { offers, withdrawals } = await decideApart(
      queue,
      [...person.values()].map(({ value }) => value),
      there.map(({ value }) => value),
      now,
    );
    const written = await Promise.all([
      ...answered.map((seen) => queue.withdraw(seen, { customerId: seen.value.id, passed: seen.value.passed })),
      ...offers.map((offer) => {
        const [seen, to] = [person.get(offer.customerId), listener.get(offer.to)];
        return seen && to ? queue.offer(seen, to, offer, auditOf(seen.value)) : "stored";
      }),
      ...withdrawals.map((withdrawal) => {
        const seen = person.get(withdrawal.customerId);
        return seen ? queue.withdraw(seen, withdrawal) : "stored";
      }),
    ]);
    if (!written.includes("conflict")) return;
  }
}

/** Runs the matching one at a time in this instance; whoever asks during a run gets one that begins after they asked. */
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
