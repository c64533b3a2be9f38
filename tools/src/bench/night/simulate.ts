import { decideOffers, isFree, type DeskListener } from "@thodu/domain/matching/offers";
import { answerRate, afterReceipt, afterRing, afterRinging, REST_AFTER_CRISIS } from "@thodu/domain/oncall/bounds";
import { heldUntil } from "@thodu/domain/oncall/need";
import { AWAY_TO_BE_TOLD } from "@thodu/domain/matching/tellMe";
import { decidePages, type PagedPerson, type Phone as RungPhone, type OpenRing } from "@thodu/domain/oncall/page";
import { DAY, MINUTE, SECOND, type Millis } from "@thodu/domain/time";

import { Chance } from "../queue/chance";
import { ASSUMED, reaction, type Arrival } from "../queue/day";
import { Events } from "../queue/events";
import { ASKS_EVERY, ASKS_TO_BE_TOLD, LAST_TALK, NIGHT, SIGMA, type Assumptions } from "./assumed";
import { AwayPeople, nextPageOf, type AwayCounts, type Person } from "./away";
import { arrivals, isAtNight, nextEvening, phones, shifts, type Phone } from "./people";

export interface Outcome {
  readonly person: Arrival;
  /** Null for a person who left, or was never answered. */
  readonly wait: Millis | null;
}

export interface SimulatedNight {
  readonly outcomes: readonly Outcome[];
  /** The number of rings that reached each phone. */
  readonly ringsOf: readonly number[];
  readonly rings: number;
  /** Rings that reached nobody, or that nobody answered in time. */
  readonly inVain: number;
  /** The phones as the product knows them in the morning. */
  readonly phones: readonly Phone[];
  readonly away: AwayCounts;
}

type Listener = { -readonly [K in keyof DeskListener]: DeskListener[K] };

/** One day from noon to noon, by the server's own decisions; the same for the same seed. */
class Night {
  now: Millis = 0;
  readonly outcomes: Outcome[] = [];
  readonly events = new Events();
  readonly #chance: Chance;
  readonly #waiting = new Map<string, Person>();
  readonly #away: AwayPeople;
  readonly #desk: Listener[] = [];
  readonly #phones: readonly Phone[];
  readonly #ringsOf = new Map<string, number>();
  /** Those whose page has just read the queue. */
  readonly #asks = new Set<string>();
  #openRings: OpenRing[] = [];
  #claimed: Record<string, string> = {};
  #rings = 0;
  #answered = 0;

  constructor(
    readonly assumed: Assumptions,
    seed: number,
    on: readonly Phone[] | null,
  ) {
    this.#chance = new Chance(seed);
    this.#away = new AwayPeople(assumed, seed);
    this.#phones = on ?? phones(assumed, this.#chance);
    nextEvening(this.#phones, assumed, this.#chance);
    for (const arrival of arrivals(assumed, this.#chance)) this.#expect({ ...arrival, page: null });
    for (const { listener, from, to } of shifts(assumed, this.#chance)) {
      const one: Listener = { ...listener };
      this.#desk.push(one);
      this.events.add(from, () =>
        Object.assign(one, { availability: "online", seenAt: Infinity, idleSince: this.now }),
      );
      this.events.add(to - LAST_TALK, () => Object.assign(one, { availability: "away" }));
    }
    // An offer may end merely because time passes; the server's sweep looks each minute.
    for (let at = DAY / 2; at < 2 * DAY; at += MINUTE) this.events.add(at, () => undefined);
  }

  play(): SimulatedNight {
    for (let event = this.events.next(); event && event.at < 2 * DAY;) {
      this.now = event.at;
      for (; event?.at === this.now; event = this.events.next()) event.run();
      this.#match();
      this.#page();
      if (this.assumed.toldOfPhones && this.now % MINUTE === 0) this.#tellOfPhones();
    }
    for (const person of [...this.#waiting.values(), ...this.#away.people()])
      this.outcomes.push({ person, wait: null });
    const ringsOf = this.#phones.map(({ uid }) => this.#ringsOf.get(uid) ?? 0);
    const inVain = this.#rings - this.#answered;
    return {
      outcomes: this.outcomes,
      ringsOf,
      rings: this.#rings,
      inVain,
      phones: this.#phones,
      away: this.#away.counts,
    };
  }

  #expect(person: Person): void {
    this.events.add(person.waitingSince ?? 0, () => {
      this.#waiting.set(person.id, person);
      this.#ask(person);
    });
    this.#givesUpAt(person, person.until);
    if (!this.#away.willAsk(person)) return;
    this.events.add((person.waitingSince ?? 0) + ASKS_TO_BE_TOLD + AWAY_TO_BE_TOLD, () => {
      if (!this.#waiting.delete(person.id)) return;
      const ringing = this.#openRings.filter(({ customerId }) => customerId === person.id);
      this.#away.leave(person, new Set(ringing.map(({ uid }) => uid)), this.now);
    });
  }

  #givesUpAt(person: Person, at: Millis): void {
    person.until = at;
    this.events.add(at, () => {
      if (person.until === at && this.#waiting.delete(person.id)) this.outcomes.push({ person, wait: null });
    });
  }

  /** Tells somebody of their turn, after which they may come back. */
  #tell(id: string, isByPhone: boolean): void {
    const backAt = this.#away.tell(id, isByPhone, this.now);
    if (backAt === null) return;
    this.events.add(backAt, () => {
      const person = this.#away.comeBack(id, this.now);
      if (!person) return;
      this.#waiting.set(id, person);
      this.#ask(person);
      this.#givesUpAt(person, person.until);
    });
  }

  #tellOfPhones(): void {
    const rungPhones = this.#onCall();
    if (rungPhones.length === 0) return;
    const waiting = [...this.#waiting.values()].flatMap((each) => this.#pagedOf(each));
    for (const id of this.#away.byPhone(waiting, rungPhones, this.#openRings, this.now)) this.#tell(id, true);
  }

  /** Their page reads the queue at once and then every 15 seconds. Only that starts a search for somebody on call. */
  #ask(person: Person): void {
    if (!this.#waiting.has(person.id)) return;
    this.#asks.add(person.id);
    // Rounded up to a second, so that in a crowd the whole queue is not looked at for each person.
    const at = Math.ceil((this.now + ASKS_EVERY) / SECOND) * SECOND;
    if (this.now < NIGHT.to) this.events.add(Math.max(at, NIGHT.from), () => this.#ask(person));
  }

  #match(): void {
    const isFull = !this.#desk.some((each) => isFree(each, this.now));
    if (isFull && ![...this.#waiting.values()].some(({ offer }) => offer)) return;
    const queue = [...this.#waiting.values(), ...this.#away.queued(this.now)];
    const { offers, withdrawals, turns } = decideOffers(queue, this.#desk, this.now);
    for (const { customerId } of turns) this.#tell(customerId, false);
    for (const { customerId, ...passes } of withdrawals)
      Object.assign(this.#waiting.get(customerId) ?? {}, { offer: null, ...passes });
    for (const { customerId, to, expiresAt, ...passes } of offers) {
      const [person, listener] = [this.#waiting.get(customerId), this.#desk.find(({ uid }) => uid === to)];
      if (!person || !listener) continue;
      const offer = { to, expiresAt };
      Object.assign(person, { offer, ...passes });
      const answer = this.#chance.pick(ASSUMED.answers);
      this.events.add(answer === "miss" ? expiresAt : this.now + reaction(this.#chance), () => {
        if (person.offer !== offer || !this.#waiting.has(person.id)) return;
        if (answer === "accept" && listener.load < listener.capacity) this.#takeAtDesk(person, listener);
        else person.offer = { to, expiresAt: this.now };
      });
    }
  }

  #take(person: Person, by: string): void {
    this.#waiting.delete(person.id);
    this.#claimed[person.id] = by;
    this.#away.answered(person.id, this.now);
    this.outcomes.push({ person, wait: this.now - (person.waitingSince ?? this.now) });
  }

  #takeAtDesk(person: Person, listener: Listener): void {
    this.#take(person, listener.uid);
    const isCrisis = person.risk === "crisis";
    Object.assign(listener, { load: listener.load + 1, idleSince: this.now });
    if (isCrisis) listener.holdsCrisis = true;
    this.events.add(this.now + person.talk, () => {
      Object.assign(listener, { load: listener.load - 1, idleSince: this.now });
      if (isCrisis) listener.holdsCrisis = false;
    });
  }

  #takeByPhone(person: Person, phone: Phone): void {
    this.#take(person, phone.uid);
    this.#answered += 1;
    phone.load += 1;
    this.events.add(this.now + person.talk, () => {
      phone.load -= 1;
      if (person.risk === "crisis") phone.restsUntil = this.now + REST_AFTER_CRISIS;
    });
  }

  /** Everybody for whom phones ring, including those for whom that begins now. */
  #paged(): readonly PagedPerson[] {
    return [...this.#waiting.values()].flatMap((person) => {
      const next = this.#asks.delete(person.id) ? nextPageOf(person, this.#onCall(), this.now) : null;
      if (next) person.page = { ...next, waves: 0, endedAt: null, unanswered: false };
      return this.#pagedOf(person);
    });
  }

  #pagedOf(person: Person): readonly PagedPerson[] {
    const { id, risk, locale, blocked, volunteerId, page } = person;
    if (page?.endedAt !== null) return [];
    const { since, waves, rung, replaced } = page;
    const held = heldUntil(person, this.now);
    return [{ id, risk, locale, blocked, volunteerId, since, waves, rung, replaced, network: null, heldUntil: held }];
  }

  #onCall(): readonly RungPhone[] {
    return this.#phones
      .filter(({ record, from, to }) => !record.paused && this.now >= from && this.now < to)
      .map(({ uid, languages, duty, record, load, restsUntil }) => ({
        uid,
        duty,
        standby: false,
        languages: Object.fromEntries(languages.map((locale) => [locale, "well" as const])),
        answerRate: answerRate(record, this.now),
        rings: record.rings,
        reached: record.reached,
        talks: record.talks,
        missed: record.missed,
        load,
        restsUntil,
      }));
  }

  #page(): void {
    // By day nobody is on call, so no phone could ring.
    if (!isAtNight(this.now) && this.#openRings.length === 0) return;
    const waiting = this.#paged();
    if (waiting.length === 0 && this.#openRings.length === 0) return;
    const { rings, ends, pages, nextAt } = decidePages(
      { waiting, phones: this.#onCall(), openRings: this.#openRings, claimed: this.#claimed },
      this.now,
    );
    for (const { customerId, uid, how } of ends) {
      const { receipt } = this.#openRings.find((each) => each.customerId === customerId && each.uid === uid) ?? {};
      this.#openRings = this.#openRings.filter((each) => each.customerId !== customerId || each.uid !== uid);
      const phone = this.#phones.find((each) => each.uid === uid);
      if (phone) phone.record = afterRing(phone.record, how, receipt === true, this.now);
    }
    for (const { customerId, waves, replaced, trouble, isOver } of pages) {
      const page = this.#waiting.get(customerId)?.page;
      if (!page) continue;
      Object.assign(page, { waves, replaced });
      if (isOver) Object.assign(page, { endedAt: this.now, unanswered: trouble === "unanswered" });
    }
    for (const ring of rings) this.#ring(ring);
    if (nextAt !== null) this.events.add(nextAt, () => undefined);
  }

  #ring(ring: OpenRing): void {
    const { customerId, uid } = ring;
    const [person, phone] = [this.#waiting.get(customerId), this.#phones.find((each) => each.uid === uid)];
    if (!person?.page || !phone) return;
    this.#openRings.push(ring);
    person.page.rung[uid] = this.now;
    phone.record = afterRinging(phone.record, this.now);
    this.#rings += 1;
    if (this.#chance.happens(this.assumed.lost)) return;
    this.#ringsOf.set(uid, (this.#ringsOf.get(uid) ?? 0) + 1);
    this.events.add(this.now + this.assumed.receiptAfter, () => this.#receive(ring, phone));
    if (!this.#chance.happens(phone.isThere ? phone.answers : 0)) return;
    const after = this.assumed.answersAfter * Math.exp(SIGMA * this.#chance.normal());
    this.events.add(this.now + after, () => {
      const rings = this.#openRings.some((each) => each.customerId === customerId && each.uid === uid);
      if (rings && this.#waiting.has(customerId)) this.#takeByPhone(person, phone);
    });
  }

  /** The phone sends the receipt of a ring, also if the ring is over. */
  #receive({ customerId, uid }: OpenRing, phone: Phone): void {
    phone.record = afterReceipt(phone.record, this.now);
    this.#openRings = this.#openRings.map((each) =>
      each.customerId === customerId && each.uid === uid ? { ...each, receipt: true } : each,
    );
  }
}

/** A night with new phones, or with those of the night before. */
export const simulateNight = (assumed: Assumptions, seed: number, on: readonly Phone[] | null = null): SimulatedNight =>
  new Night(assumed, seed, on).play();

/** The nights before the first one that counts, in which the phones' week fills up. */
const RUN_IN = 7;

/** So many consecutive nights with the same phones. */
export function simulateNights(assumed: Assumptions, count: number): readonly SimulatedNight[] {
  const nights: SimulatedNight[] = [];
  for (let seed = 1; seed <= RUN_IN + count; seed += 1)
    nights.push(simulateNight(assumed, seed, nights.at(-1)?.phones ?? null));
  return nights.slice(RUN_IN);
}
