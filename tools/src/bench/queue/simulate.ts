import { decideOffers, mayMeet, type DeskListener } from "@thodu/domain/matching/offers";
import { DAY, MINUTE, type Millis } from "@thodu/domain/time";
import { Chance } from "./chance";
import { arrivals, ASSUMED, reaction, shifts, type Arrival, type Shift } from "./day";
import { Events } from "./events";

export interface Outcome {
  readonly person: Arrival;
  /** Null for who left. */
  readonly wait: Millis | null;
  /** When they came, somebody was there who speaks their language and had a place that was not on offer to another. */
  readonly someoneFree: boolean;
}

export interface SimulatedDay {
  readonly outcomes: readonly Outcome[];
  /** Share (0–1) of the places at the desk that stood empty. */
  readonly idle: number;
}

type Listener = { -readonly [K in keyof DeskListener]: DeskListener[K] };
type Person = { -readonly [K in keyof Arrival]: Arrival[K] };
const writable = (listener: DeskListener): Listener => ({ ...listener });

/** Who comes, and who is at the desk when; by default as many as are assumed. */
interface Given {
  readonly customers?: number;
  readonly roster?: readonly Shift[];
}

/** One day of the desk, by the decisions that the server makes; the same for the same seed. */
export function simulate(seed: number, { customers, roster }: Given = {}): SimulatedDay {
  const chance = new Chance(seed);
  const waiting = new Map<string, Person>();
  const outcomes: Outcome[] = [];
  const desk = (roster ?? shifts(chance)).map(({ listener, stretches }) => ({
    listener: writable(listener),
    stretches,
  }));
  const listeners = desk.map(({ listener }) => listener);
  const events = new Events();
  let now: Millis = 0;
  let [places, empty, since] = [0, 0, 0];

  /** Counts the places since the last event, before anything changes. */
  const account = (): void => {
    const online = listeners.filter(({ availability }) => availability === "online");
    const all = online.reduce((sum, { capacity }) => sum + capacity, 0);
    const taken = online.reduce((sum, { load }) => sum + Math.min(load, 3), 0);
    places += all * (now - since);
    empty += (all - taken) * (now - since);
    since = now;
  };

  const take = (person: Person, listener: Listener): void => {
    waiting.delete(person.id);
    outcomes.push({ person, wait: now - (person.waitingSince ?? now), someoneFree: cameToFree.has(person.id) });
    listener.load += 1;
    listener.idleSince = now;
    events.add(now + person.talk, () => {
      listener.load -= 1;
      listener.idleSince = now;
    });
  };

  const match = (): void => {
    const { offers, withdrawals } = decideOffers([...waiting.values()], listeners, now);
    for (const { customerId, passed } of withdrawals)
      Object.assign(waiting.get(customerId) ?? {}, { offer: null, passed });
    for (const { customerId, to, expiresAt, passed } of offers) {
      const person = waiting.get(customerId);
      const listener = listeners.find(({ uid }) => uid === to);
      if (!person || !listener) continue;
      const offer = { to, expiresAt };
      Object.assign(person, { offer, passed });
      const answer = chance.pick(ASSUMED.answers);
      // Whoever misses it says nothing; the queue looks again when the time is over.
      events.add(answer === "miss" ? expiresAt : now + reaction(chance), () => {
        if (person.offer !== offer || !waiting.has(person.id)) return;
        if (answer === "accept" && listener.load < listener.capacity) take(person, listener);
        else person.offer = { to, expiresAt: now };
      });
    }
  };

  const cameToFree = new Set<string>();
  for (const arrival of arrivals(chance, customers)) {
    const person: Person = { ...arrival };
    events.add(arrival.waitingSince ?? 0, () => {
      waiting.set(person.id, person);
      const promised = (uid: string): number =>
        [...waiting.values()].filter(({ offer }) => offer?.to === uid && offer.expiresAt > now).length;
      const free = listeners.some(
        (each) =>
          each.availability === "online" &&
          each.load + promised(each.uid) < each.capacity &&
          each.languages.includes(person.locale) &&
          mayMeet(person, each.uid),
      );
      if (free) cameToFree.add(person.id);
    });
    events.add(person.until, () => {
      if (waiting.delete(person.id)) outcomes.push({ person, wait: null, someoneFree: cameToFree.has(person.id) });
    });
  }
  for (const { listener, stretches } of desk) {
    for (const [from, to] of stretches) {
      events.add(from, () => Object.assign(listener, { availability: "online", seenAt: Infinity, idleSince: now }));
      events.add(to, () => Object.assign(listener, { availability: "away" }));
    }
  }
  // Passes end by time alone; the server's sweep looks each minute.
  for (let at = 0; at < 2 * DAY; at += MINUTE) events.add(at, () => undefined);

  for (let event = events.next(); event && event.at < 2 * DAY; event = events.next()) {
    now = event.at;
    account();
    event.run();
    match();
  }
  for (const person of waiting.values()) outcomes.push({ person, wait: null, someoneFree: cameToFree.has(person.id) });
  return { outcomes, idle: places === 0 ? 0 : empty / places };
}
