import type { Queued } from "@thodu/domain/matching/offers";
import { turnOf } from "@thodu/domain/matching/gone";
import { afterTelling, promiseFrom } from "@thodu/domain/matching/tellMe";
import { newPhones, nextPage } from "@thodu/domain/oncall/need";
import type { OpenRing, PagedPerson, Phone } from "@thodu/domain/oncall/page";
import { turnsByPhone, type AwayPerson } from "@thodu/domain/oncall/turns";
import type { Millis } from "@thodu/domain/time";
import { Chance } from "../queue/chance";
import type { Arrival } from "../queue/day";
import { isAtNight } from "./people";
import { COMES_BACK_AFTER, patience, SIGMA, type Assumptions } from "./assumed";

/** What is known of a search by phone when it is over. */
export interface Paged {
  since: Millis;
  waves: number;
  rung: Record<string, Millis>;
  replaced: string[];
  endedAt: Millis | null;
  crisis: boolean;
  unanswered: boolean;
}

export type Person = { -readonly [K in keyof Arrival]: Arrival[K] } & { page: Paged | null };

/** Counts of people who closed the page after asking to be told of their turn. */
export interface AwayCounts {
  asked: number;
  /** Notices, and how many of them were about listeners on call. */
  told: number;
  byPhone: number;
  /** Those who came back after a notice. */
  back: number;
  /** How long each of these then waited until they were answered. */
  readonly answered: Millis[];
}

/** A wait in the form that `need` and `tellMe` use. */
const talkOf = (person: Person) =>
  ({
    ...person,
    status: "waiting",
    gone: null,
    lastSender: "customer",
    lastMessageAt: person.waitingSince ?? 0,
    unansweredSince: person.waitingSince,
    claimedAt: null,
    tellMe: null,
    laterTime: null,
  }) as const;

/** The search that begins for somebody now; null if none does. */
export function nextPageOf(person: Person, phones: readonly Phone[], now: Millis): ReturnType<typeof nextPage> {
  const over = person.page?.endedAt == null ? null : person.page;
  const anyoneNew = over !== null && newPhones(over, person, phones, now).length > 0;
  return nextPage(person.page, talkOf(person), now, { anyoneNew });
}

type Promise = NonNullable<ReturnType<typeof promiseFrom>>;

/** The people who closed the page after asking to be told of their turn, and those of them who came back. */
export class AwayPeople {
  readonly counts: AwayCounts = { asked: 0, told: 0, byPhone: 0, back: 0, answered: [] };
  readonly #away = new Map<string, { readonly person: Person; promise: Promise }>();
  readonly #backAt = new Map<string, Millis>();

  /** A generator of its own, so that people who leave do not change the numbers drawn for those who stay. */
  readonly #chance: Chance;

  constructor(
    readonly assumed: Assumptions,
    seed: number,
  ) {
    this.#chance = new Chance(seed);
  }

  /** Whether somebody will ask to be told. Only people who come at night and are not at risk do. */
  willAsk({ risk, waitingSince }: Pick<Person, "risk" | "waitingSince">): boolean {
    return this.#chance.happens(this.assumed.asksToBeTold) && risk === "none" && isAtNight(waitingSince ?? 0);
  }

  /** Closes the page. Phones that ring just now stop, and do not count as rung for this person. */
  leave(person: Person, ringing: ReadonlySet<string>, now: Millis): void {
    const promise = promiseFrom(talkOf(person), now);
    if (!promise) return;
    person.offer = null;
    const { page } = person;
    if (page) {
      page.rung = Object.fromEntries(Object.entries(page.rung).filter(([uid]) => !ringing.has(uid)));
      page.endedAt ??= now;
    }
    this.counts.asked += 1;
    this.#away.set(person.id, { person, promise });
  }

  people(): readonly Person[] {
    return [...this.#away.values()].map(({ person }) => person);
  }

  #waitOf({ person, promise }: { readonly person: Person; readonly promise: Promise }) {
    const gone = { at: promise.until, waitingSince: person.waitingSince ?? 0 };
    return { ...talkOf(person), waitingSince: null, gone, tellMe: promise, ...NO_SIGN };
  }

  /** These people in the form that the desk's matching uses. */
  queued(now: Millis): readonly Queued[] {
    return [...this.#away.values()].flatMap((each) => {
      const away = turnOf(this.#waitOf(each), now);
      return away === null ? [] : [{ ...each.person, offer: null, away }];
    });
  }

  /** The ids of those for whom listeners on call could be rung if they came back. */
  byPhone(
    waiting: readonly PagedPerson[],
    phones: readonly Phone[],
    openRings: readonly OpenRing[],
    now: Millis,
  ): readonly string[] {
    const away = [...this.#away.values()].flatMap((each): readonly AwayPerson[] => {
      const turn = turnOf(this.#waitOf(each), now);
      const { person, promise } = each;
      const next = turn === null ? null : nextPageOf(person, phones, now);
      if (turn === null || next === null) return [];
      const { id, risk, locale, blocked } = person;
      const place = { since: person.waitingSince ?? 0, waves: 0, network: null, heldUntil: null };
      const { rung, replaced } = next;
      return [
        {
          person: { id, risk, locale, blocked, volunteerId: null, rung, replaced, ...place },
          away: turn,
          timesTold: promise.calls,
        },
      ];
    });
    return turnsByPhone({ waiting, away, phones, openRings }, now).map(({ customerId }) => customerId);
  }

  /** Tells somebody of their turn. Returns when they come back; null if they do not notice in time. */
  tell(id: string, isByPhone: boolean, now: Millis): Millis | null {
    const each = this.#away.get(id);
    if (!each) return null;
    each.promise = afterTelling(each.promise, now);
    this.counts.told += 1;
    if (isByPhone) this.counts.byPhone += 1;
    const after = COMES_BACK_AFTER * Math.exp(SIGMA * this.#chance.normal());
    return this.#chance.happens(this.assumed.comesBack) ? now + after : null;
  }

  /** Opens the page again, to wait for a while; null if they are not away any more. */
  comeBack(id: string, now: Millis): Person | null {
    const each = this.#away.get(id);
    if (!each) return null;
    this.#away.delete(id);
    this.#backAt.set(id, now);
    this.counts.back += 1;
    each.person.until = now + this.#chance.exponential(patience);
    return each.person;
  }

  answered(id: string, now: Millis): void {
    const since = this.#backAt.get(id);
    if (since !== undefined) this.counts.answered.push(now - since);
  }
}

const NO_SIGN = { waitSignAt: null, givenBackAt: null, customerReadAt: null } as const;
