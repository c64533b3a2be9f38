import { decideOffers, mayMeet, type DeskListener } from "@thodu/domain/matching/offers";
import { DAY, MINUTE, type Millis } from "@thodu/domain/time";
import { Chance } from "./chance";
import { arrivals, ASSUMED, reaction, shifts, type Arrival, type Shift } from "./day";
import { Events } from "./events";

export interface Outcome {
  readonly person: Arrival;
  /** Null for a person who left. */
  readonly wait: Millis | null;
  /**
   * Whether a listener of their language was there when they came, with a place that was not on offer to somebody else.
   */
  readonly someoneFree: boolean;
}

export interface SimulatedDay {
  readonly outcomes: readonly Outcome[];
  /** The share (0–1) of the desk's places that were free. */
  readonly idle: number;
}

type Listener = { -readonly [K in keyof DeskListener]: DeskListener[K] };
type Person = { -readonly [K in keyof Arrival]: Arrival[K] };
const writable = (listener: DeskListener): Listener => ({ ...listener });

/** Who comes, and who is at the desk when; by default as assumed. */
interface Given {
  readonly customers?: number;
  readonly roster?: readonly Shift[];
}

/** How many places at the desk were free, over time. */
class Occupancy {
  #places = 0;
  #empty = 0;
  #since: Millis = 0;

  /** Counts the places since the last event; must be called before anything changes. */
  count(listeners: readonly Listener[], now: Millis): void {
    const online = listeners.filter(({ availability }) => availability === "online");
    const all = online.reduce((sum, { capacity }) => sum + capacity, 0);
    const taken = online.reduce((sum, { load }) => sum + Math.min(load, 3), 0);
    this.#places += all * (now - this.#since);
    this.#empty += (all - taken) * (now - this.#since);
    this.#since = now;
  }

  get idle(): number {
    return this.#places === 0 ? 0 : this.#empty / this.#places;
  }
}

class Day {
  readonly outcomes: Outcome[] = [];
  readonly #waiting = new Map<string, Person>();
  readonly #cameToFree = new Set<string>();
  readonly #listeners: Listener[] = [];
  readonly #events = new Events();
  readonly #occupancy = new Occupancy();
  #now: Millis = 0;

  constructor(private readonly chance: Chance) {}

  get idle(): number {
    return this.#occupancy.idle;
  }

  addShift({ listener: planned, stretches }: Shift): void {
    const listener = writable(planned);
    this.#listeners.push(listener);
    for (const [from, to] of stretches) {
      this.#events.add(from, () =>
        Object.assign(listener, { availability: "online", seenAt: Infinity, idleSince: this.#now }),
      );
      this.#events.add(to, () => Object.assign(listener, { availability: "away" }));
    }
  }

  addArrival(arrival: Arrival): void {
    const person: Person = { ...arrival };
    this.#events.add(arrival.waitingSince ?? 0, () => {
      this.#waiting.set(person.id, person);
      if (this.#listeners.some((each) => this.#isFreeFor(person, each))) this.#cameToFree.add(person.id);
    });
    this.#events.add(person.until, () => {
      if (this.#waiting.delete(person.id)) this.#record(person, null);
    });
  }

  run(): void {
    // An offer may end merely because time passes; the server's sweep looks each minute.
    for (let at = 0; at < 2 * DAY; at += MINUTE) this.#events.add(at, () => undefined);
    for (let event = this.#events.next(); event && event.at < 2 * DAY; event = this.#events.next()) {
      this.#now = event.at;
      this.#occupancy.count(this.#listeners, this.#now);
      event.run();
      this.#match();
    }
    for (const person of this.#waiting.values()) this.#record(person, null);
  }

  #isFreeFor(person: Person, { uid, availability, load, capacity, languages }: Listener): boolean {
    const promised = [...this.#waiting.values()].filter(
      ({ offer }) => offer?.to === uid && offer.expiresAt > this.#now,
    ).length;
    return (
      availability === "online" &&
      load + promised < capacity &&
      languages.includes(person.locale) &&
      mayMeet(person, uid)
    );
  }

  #match(): void {
    const now = this.#now;
    const { offers, withdrawals } = decideOffers([...this.#waiting.values()], this.#listeners, now);
    for (const { customerId, ...passes } of withdrawals)
      Object.assign(this.#waiting.get(customerId) ?? {}, { offer: null, ...passes });
    for (const { customerId, to, expiresAt, ...passes } of offers) {
      const person = this.#waiting.get(customerId);
      const listener = this.#listeners.find(({ uid }) => uid === to);
      if (!person || !listener) continue;
      const offer = { to, expiresAt };
      Object.assign(person, { offer, ...passes });
      const answer = this.chance.pick(ASSUMED.answers);
      // A listener who misses an offer does not answer; the queue looks again when its time is over.
      this.#events.add(answer === "miss" ? expiresAt : now + reaction(this.chance), () => {
        if (person.offer !== offer || !this.#waiting.has(person.id)) return;
        if (answer === "accept" && listener.load < listener.capacity) this.#take(person, listener);
        else person.offer = { to, expiresAt: this.#now };
      });
    }
  }

  #take(person: Person, listener: Listener): void {
    const since = this.#now;
    this.#waiting.delete(person.id);
    this.#record(person, since - (person.waitingSince ?? since));
    listener.load += 1;
    listener.idleSince = since;
    this.#events.add(since + person.talk, () => {
      listener.load -= 1;
      listener.idleSince = this.#now;
    });
  }

  #record(person: Person, wait: Millis | null): void {
    this.outcomes.push({ person, wait, someoneFree: this.#cameToFree.has(person.id) });
  }
}

/** One day of the desk, by the server's own decisions; the same for the same seed. */
export function simulate(seed: number, { customers, roster }: Given = {}): SimulatedDay {
  const chance = new Chance(seed);
  const day = new Day(chance);
  // The people are drawn after the roster, but come before it among events of the same instant.
  const desk = roster ?? shifts(chance);
  arrivals(chance, customers).forEach((each) => day.addArrival(each));
  desk.forEach((each) => day.addShift(each));
  day.run();
  return { outcomes: day.outcomes, idle: day.idle };
}
