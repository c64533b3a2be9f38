import fc from "fast-check";
import { expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { onDesk, queued } from "../../../tests/support/queue";
import { locales } from "../locale";
import { SECOND, type Millis } from "../time";
import { decideOffers, isFree, mayMeet, type DeskListener, type Queued } from "./offers";
import { withPass } from "./passes";
import { ALARM_OPEN_MAX, comesFirst } from "./position";
import { offerLasts, OWN_LANGUAGE_FIRST, passLasts, secondLanguageAfter } from "./times";

const PEOPLE = ["asha", "kiran", "lata", "omar"] as const;
const LISTENERS = ["meera", "ravi", "john"] as const;

const KINDS = [
  "comes",
  "leaves",
  "risk",
  "risk",
  "alarm",
  "meets",
  "away",
  "block",
  "accepts",
  "declines",
  "declines",
  "silent",
  "online",
  "online",
  "online",
  "languages",
  "load",
  "call",
  "pause",
  "answers",
] as const;

const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  person: fc.constantFrom(...PEOPLE),
  by: fc.constantFrom(...LISTENERS),
  n: fc.nat(11),
  seconds: fc.constantFrom(0, 1, 5, 12, 24, 25, 26, 29, 31, 61),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** People who wait and listeners at the desk, whose queue runs after each step. */
class Night {
  now = NOON;
  readonly people = new Map<string, Queued>();
  readonly listeners = new Map<string, DeskListener>(LISTENERS.map((uid) => [uid, onDesk(uid, { capacity: 2 })]));
  /** By person and listener: when the listener said no. */
  readonly #noes = new Map<string, Millis>();
  /** By listener: the person for whom they are reserved by this run. */
  readonly #reserved = new Map<string, string>();

  take({ kind, person: id, by, n, seconds }: Step): void {
    this.now += seconds * SECOND;
    for (const [uid, each] of this.listeners)
      if (each.seenAt !== null && each.seenAt > 0) this.#listener(uid, { seenAt: this.now });
    const person = this.people.get(id);
    if (kind === "comes" && !person)
      this.people.set(id, queued(id, { waitingSince: this.now, locale: locales[n % 3] ?? "en" }));
    if (person) this.#happens(kind, person, by, n);
    this.#desk(kind, by, n);
    this.#run();
  }

  #happens(kind: Step["kind"], person: Queued, by: string, n: number): void {
    const { id, offer } = person;
    const change = (changes: Partial<Queued>): unknown => this.people.set(id, { ...person, ...changes });
    if (kind === "leaves") this.people.delete(id);
    if (kind === "risk") change({ risk: (["crisis", "crisis", "concern", "none"] as const)[n % 4] ?? "none" });
    if (kind === "alarm") change({ alarm: n % 2 === 0 ? { since: this.now - ALARM_OPEN_MAX, answer: null } : null });
    if (kind === "meets") change({ meets: { by, at: this.now + (n - 6) * SECOND, until: this.now + 600 * SECOND } });
    if (kind === "away") {
      const { away, ...here } = person;
      this.people.set(id, away === undefined ? { ...here, away: "told" } : here);
    }
    if (kind === "block") change({ blocked: n % 2 === 0 ? [by] : [] });
    if (kind === "accepts" && offer && offer.expiresAt > this.now) {
      this.people.delete(id);
      this.#listener(offer.to, { load: (this.listeners.get(offer.to)?.load ?? 0) + 1 });
    }
    if (kind === "declines" && offer && offer.expiresAt > this.now) {
      change({ offer: null, passed: withPass(person, offer.to, this.now) });
      this.#noes.set(`${id} ${offer.to}`, this.now);
    }
  }

  #desk(kind: Step["kind"], by: string, n: number): void {
    if (kind === "silent") this.#listener(by, { seenAt: 0 });
    if (kind === "online") this.#listener(by, { seenAt: this.now });
    if (kind === "languages")
      this.#listener(by, {
        languages: locales.filter((_, at) => at === n % 3 || n > 8),
        secondLanguages: locales.filter((_, at) => at === (n + 1) % 3),
      });
    if (kind === "load") this.#listener(by, { load: n % 2 });
    if (kind === "call") this.#listener(by, { inCall: n % 2 === 0 });
    if (kind === "pause") this.#listener(by, { pausedUntil: this.now + 60 * SECOND });
    if (kind === "answers") this.#listener(by, { holdsCrisis: n % 3 === 0 });
  }

  #listener(uid: string, changes: Partial<DeskListener>): void {
    const listener = this.listeners.get(uid);
    if (listener) this.listeners.set(uid, { ...listener, ...changes });
  }

  #run(): void {
    const { offers, withdrawals, turns } = decideOffers(
      [...this.people.values()],
      [...this.listeners.values()],
      this.now,
    );
    const change = (id: string, changes: Partial<Queued>): void => {
      const person = this.people.get(id);
      if (person) this.people.set(id, { ...person, ...changes });
    };
    for (const { customerId, ...withdrawal } of withdrawals) change(customerId, { offer: null, ...withdrawal });
    for (const { customerId, to, expiresAt, ...offer } of offers)
      change(customerId, { offer: { to, expiresAt }, ...offer });
    this.#reserved.clear();
    for (const { customerId, to } of turns) this.#reserved.set(to, customerId);
  }

  /** Whether a listener may be asked about a person in a crisis now, by the words of the decision. */
  #mayBeAsked(person: Queued, listener: DeskListener): boolean {
    const waited = this.now - (person.waitingSince ?? 0);
    const speaks =
      listener.languages.includes(person.locale) ||
      waited >= OWN_LANGUAGE_FIRST ||
      (listener.secondLanguages.includes(person.locale) && waited >= secondLanguageAfter("crisis"));
    const no = this.#noes.get(`${person.id} ${listener.uid}`) ?? -Infinity;
    return (
      isFree(listener, this.now) && mayMeet(person, listener.uid) && speaks && this.now - no >= passLasts("crisis")
    );
  }

  /** The crises that are offered to nobody, each with a listener who should be asked about them instead of others. */
  passedOver(): readonly string[] {
    const people = [...this.people.values()];
    const unasked = people.filter((each) => each.risk === "crisis" && !each.offer && each.away === undefined);
    const isTaken = (uid: string): boolean =>
      people.some((each) => each.offer?.to === uid && each.away === undefined && comesFirst(each, this.now));
    return unasked.flatMap((person) =>
      [...this.listeners.values()]
        .filter((each) => this.#mayBeAsked(person, each) && !isTaken(each.uid))
        .map(({ uid }) => `${person.id} by ${uid}`),
    );
  }
}

it("an offer from before the crisis ends as soon as one in a crisis would", () => {
  const before = queued("asha", { risk: "crisis", offer: { to: "meera", expiresAt: NOON + 300 * SECOND } });
  const meets = { by: "meera", at: NOON - 1, until: NOON + 300 * SECOND };
  const shorter = [{ customerId: "asha", to: "meera", expiresAt: NOON + offerLasts("crisis"), passed: {}, ranOut: {} }];
  const decide = (person: Queued) => decideOffers([person], [onDesk("meera"), onDesk("ravi")], NOON).offers;
  expect(decide(before)).toEqual(shorter);
  expect(decide({ ...before, meets })).toEqual(shorter);
  expect(decide({ ...before, offer: { to: "meera", expiresAt: NOON + offerLasts("crisis") } })).toEqual([]);
  expect(decide({ ...before, risk: "none", meets })).toEqual([]);
  // A colleague whom their listener named has the whole time.
  expect(decide({ ...before, offer: { to: "meera", expiresAt: NOON + 60 * SECOND, handOver: true } })).toEqual([]);
});

it("who let an offer run out is asked about a crisis again rather than nobody; who said no is not, for a while", () => {
  const [a, b, gave] = [onDesk("a"), onDesk("b", { idleSince: 0 }), onDesk("gave")];
  const ranOut = { a: NOON - 9, b: NOON - 5 };
  const crisis = queued("kiran", { risk: "crisis", passed: { ...ranOut, gave: NOON }, ranOut });
  const pairs = (queue: readonly Queued[], ...listeners: readonly DeskListener[]) =>
    Object.fromEntries(decideOffers(queue, listeners, NOON).offers.map(({ customerId, to }) => [customerId, to]));
  expect(pairs([crisis, queued("asha")], a)).toEqual({ kiran: "a" });
  expect(pairs([crisis], a, b, gave)).toEqual({ kiran: "a" });
  // They said no after another offer had run out.
  expect(pairs([{ ...crisis, passed: { a: NOON - 8 } }], a)).toEqual({});
  expect(pairs([{ ...crisis, risk: "concern" }], a)).toEqual({});
});

it("no run offers someone less grave to a listener, or leaves a listener free, while a crisis that this listener may be asked about is offered to nobody", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 8, maxLength: 30, size: "max" }), (steps) => {
      const night = new Night();
      for (const [at, next] of steps.entries()) {
        night.take(next);
        expect(night.passedOver(), `after step ${at + 1}`).toEqual([]);
      }
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 2_000 },
  );
});
