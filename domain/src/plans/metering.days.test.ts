import fc from "fast-check";
import { expect, it } from "vitest";
import { connected, of } from "../../../tests/support/metering";
import { MINUTE, type Millis } from "../time";
import type { PlanTerm } from "./planTerm";
import { callSeconds, callUse, fundsOf } from "./callFunds";
import {
  afterOwn,
  afterReply,
  allowance,
  termFor,
  uncounted,
  unused,
  usageKey,
  usedAfter,
  type Meter,
  type UsedBy,
} from "./metering";
import type { Item } from "./plans";

/** A call or a chat, some minutes after the one before; in a chat the listener may leave after some of them. */
interface Session {
  readonly kind: Item;
  readonly after: number;
  readonly minutes: number;
  readonly gone: number | null;
}

const session: fc.Arbitrary<Session> = fc.record({
  kind: fc.constantFrom<Item[]>("call", "chat"),
  after: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 * 60 })),
  minutes: fc.integer({ min: 1, max: 150 }),
  gone: fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
});

/**
 * On whole minutes of India, near midnight, the ends of months, a leap day and the nights when clocks change elsewhere.
 */
const begin = fc
  .tuple(
    fc.constantFrom(
      "2026-01-31T23:30:00+05:30",
      "2026-02-28T23:00:00+05:30",
      "2026-12-31T23:40:00+05:30",
      "2028-02-29T00:00:00+05:30",
      "2026-03-29T01:00:00Z",
      "2026-11-01T06:00:00Z",
    ),
    fc.integer({ min: -180, max: 180 }),
  )
  .map(([at, shift]) => Date.parse(at) + shift * MINUTE);

const until = Date.parse("2030-01-01T00:00:00+05:30");
const single = (item: Item): PlanTerm => of("pay-as-you-go", { item, paymentId: `pay_${item}`, validUntil: until });
const both: PlanTerm = {
  ...single("chat"),
  terms: (["call", "chat"] as const).map((item) => ({
    planId: "pay-as-you-go",
    item,
    paymentId: `pay_${item}`,
    from: 0,
    until,
  })),
};
/** A month and, at the same time, one call and one chat. */
const beside: PlanTerm = {
  ...of("daily-care", { validUntil: until }),
  terms: [...both.terms, { planId: "daily-care", item: null, paymentId: "pay_month", from: 0, until }],
};
const bought = {
  daily: of("daily-care", { validUntil: until }),
  deep: of("deep-healing", { validUntil: until }),
  unlimited: of("unlimited-support", { validUntil: until }),
  call: single("call"),
  chat: single("chat"),
  both,
  beside,
} as const;
type Bought = keyof typeof bought;

/** One line of the spec's section 9 in minutes; null for what is not included. */
interface Line {
  readonly call: number | null;
  readonly chat: number | null;
  readonly byDay: boolean;
  /** A call or a chat, whichever is used first that day. */
  readonly either: boolean;
}
const line = (calls: Line["call"], chats: Line["chat"], how: Partial<Pick<Line, "byDay" | "either">> = {}): Line => ({
  call: calls,
  chat: chats,
  byDay: false,
  either: false,
  ...how,
});
const daily = line(30, 90, { byDay: true, either: true });

/** The lines of each plan, in the order in which they are used. */
const onPaper: Readonly<Record<Bought, readonly Line[]>> = {
  daily: [daily],
  deep: [line(60, 120, { byDay: true })],
  unlimited: [line(Infinity, Infinity)],
  call: [line(15, null)],
  chat: [line(null, 30)],
  both: [line(15, 30)],
  beside: [daily, line(15, 30)],
};

const dayInIndia = (at: Millis): string => new Date(at + 5.5 * 60 * MINUTE).toISOString().slice(0, 10);

/** Goes minute by minute: may it still be used, and under which key is it counted? */
function byHand(name: Bought, from: Millis, sessions: readonly Session[]): Map<string, number> {
  const written = new Map<string, number>();
  const key = ({ byDay }: Line, kind: Item, at: Millis): string => `${kind} ${byDay ? dayInIndia(at) : `pay_${kind}`}`;
  const used = (each: Line, kind: Item, at: Millis): number => written.get(key(each, kind, at)) ?? 0;
  const gives = (each: Line, kind: Item, at: Millis): boolean => {
    const limit = each[kind];
    if (limit === null || used(each, kind, at) >= limit) return false;
    const [calls, chats] = [used(each, "call", at), used(each, "chat", at)];
    // A call from before midnight is a call of the new day as well.
    return !each.either || (kind === "chat" ? calls === 0 : calls > 0 || chats === 0);
  };
  let at = from;
  for (const { kind, after, minutes, gone } of sessions) {
    at += after * MINUTE;
    for (let minute = 0; minute < minutes; minute += 1) {
      const paying = onPaper[name].find((each) => gives(each, kind, at));
      if (!paying) break;
      const counts = kind === "call" || gone === null || minute < gone;
      if (counts && name !== "unlimited") written.set(key(paying, kind, at), used(paying, kind, at) + 1);
      if (!counts && minute > (gone ?? 0) + 5) break;
      at += MINUTE;
    }
  }
  return written;
}

/** What the sessions use of each plan, computed by the functions that the server uses. */
function byMeter(name: Bought, from: Millis, sessions: readonly Session[]): Map<string, number> {
  const plan = bought[name];
  let used: UsedBy = {};
  let at = from;
  for (const { kind, after, minutes, gone } of sessions) {
    at += after * MINUTE;
    if (kind === "call") {
      const funds = fundsOf(plan, used, at);
      const seconds = callSeconds(funds, at) ?? Infinity;
      const end = at + Math.min(minutes * MINUTE, seconds * 1_000);
      used = usedAfter(used, callUse(funds, at, end));
      at = end;
    } else {
      [used, at] = chat(plan, used, at, minutes, gone);
    }
  }
  return new Map(
    Object.entries(used).flatMap(([key, each]) =>
      (["call", "chat"] as const).flatMap((kind) =>
        each[kind] > 0 ? [[`${kind} ${key}`, each[kind] / MINUTE] as const] : [],
      ),
    ),
  );
}

/**
 * A chat in which the listener answers each minute while they are there; the customer writes on for five more minutes.
 */
function chat(
  plan: PlanTerm,
  before: UsedBy,
  began: Millis,
  minutes: number,
  gone: number | null,
): readonly [UsedBy, Millis] {
  let used = before;
  let meter: Meter | null = null;
  let at = began;
  const listener = gone === null ? connected : { since: -Infinity, until: began + gone * MINUTE };
  for (let minute = 0; minute < minutes; minute += 1) {
    const open = usedAfter(used, uncounted(meter, listener, at));
    const term = termFor("chat", plan, open, at);
    const left = allowance("chat", term, open[usageKey(term, at)] ?? unused, at).kind;
    if (left !== "timeLeft" && left !== "unlimited") break;
    if (gone === null || minute < gone) {
      const next = afterReply(meter, { plan: term, listener, free: false, now: at });
      used = usedAfter(used, next.uses);
      meter = next.meter;
    } else {
      meter = afterOwn(meter, at);
      if (minute > gone + 5) break;
    }
    at += MINUTE;
  }
  return [usedAfter(used, uncounted(meter, listener, at)), at];
}

it.each<Bought>(["daily", "deep", "unlimited", "call", "chat", "both", "beside"])(
  "%s: calls and chats of some days are counted as one would by hand",
  (name) => {
    fc.assert(
      fc.property(begin, fc.array(session, { maxLength: 12 }), (from, sessions) => {
        expect(byMeter(name, from, sessions)).toEqual(byHand(name, from, sessions));
      }),
      { numRuns: 500 },
    );
  },
);
