import { standingAvailability } from '@thodu/domain/matching/availability';
import { decideOffers } from '@thodu/domain/matching/offers';
import type { World } from '../ports';
import type { QueueStore, SeenListener } from './ports';

interface MatchPorts {
  readonly world: World;
  readonly queue: QueueStore;
}

/** A run that lost a race looks again; whatever is left then, the next run finds. */
const ROUNDS = 3;

/**
 * Corrects who is there by the server's time and offers those who wait to those who are free. May run any number of
 * times and anywhere at once: each offer is written only if person and listener are still as they were seen.
 */
async function matchQueue({ world, queue }: MatchPorts): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = world.now();
    const found = await queue.atDesk();
    const isThere = ({ value }: SeenListener): boolean => value.approved && standingAvailability(value, now) !== 'away';
    const there = found.filter(isThere);
    await Promise.all([queue.tell(there.length > 0), ...found.filter((each) => !isThere(each)).map((each) => queue.retire(each))]);
    if (there.length === 0) return;

    const waiting = await queue.waiting();
    const { offers, withdrawals } = decideOffers(waiting.map(({ value }) => value), there.map(({ value }) => value), now);
    const person = new Map(waiting.map((each) => [each.value.id, each]));
    const listener = new Map(there.map((each) => [each.value.uid, each]));
    const written = await Promise.all([
      ...offers.map((offer) => {
        const [seen, to] = [person.get(offer.customerId), listener.get(offer.to)];
        return seen && to ? queue.offer(seen, to, offer) : 'stored';
      }),
      ...withdrawals.map((withdrawal) => {
        const seen = person.get(withdrawal.customerId);
        return seen ? queue.withdraw(seen, withdrawal) : 'stored';
      }),
    ]);
    if (!written.includes('conflict')) return;
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
