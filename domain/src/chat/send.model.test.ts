import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MemoryDesk } from "../../../tests/support/memoryDesk";
import { MINUTE, SECOND } from "../time";
import { levelOf, type Tier } from "../safety/levels";
import type { Conversation } from "./model";
import type { Side } from "./send";
import type { SendReply } from "./sendReply";

/**
 * Random histories of one conversation against a model of a few lines, independent of the code under test. It knows
 * which messages were accepted, who holds the conversation, and which limits apply.
 */
type Step =
  | { readonly do: "write"; readonly id: number; readonly text: number }
  | { readonly do: "answer"; readonly by: string; readonly id: number; readonly text: number }
  | { readonly do: "plan"; readonly on: boolean }
  | { readonly do: "risk"; readonly risk: Conversation["risk"] }
  | { readonly do: "claim"; readonly by: string; readonly takeOver: boolean }
  | { readonly do: "release" }
  | { readonly do: "end"; readonly by: "customer" | "volunteer" }
  | { readonly do: "time"; readonly passes: number };

const FREE = 19;
/** Messages per minute where the usual limit does not apply. */
const CEILING = 120;
const CUSTOMER = "asha";
const someone = fc.constantFrom("meera", "ravi");
const id = fc.nat({ max: 50 });
const text = fc.constantFrom(0, 0, 0, 0, 0, 1, 1, 1, 2, 3);
/** What the check would say of `text 0`, `text 1` …; a listener's messages are not checked. */
const tierOf = (words: string): Tier => (words === "text 3" ? "certain" : words === "text 2" ? "concern" : "none");
const graver = { none: 0, concern: 1, crisis: 2 };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant("write"), id, text }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("answer"), by: someone, id, text }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("plan"), on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("risk"), risk: fc.constantFrom("none", "concern", "crisis") }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("claim"), by: someone, takeOver: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("release") }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("end"), by: fc.constantFrom("customer", "volunteer") }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("time"),
      passes: fc.constantFrom(1, 5 * SECOND, 20 * SECOND, MINUTE, -SECOND),
    }),
  },
);

interface Accepted {
  readonly by: string;
  readonly text: string;
  readonly number: number | null;
  readonly reply: SendReply;
  readonly lifted: boolean;
}

class Model {
  readonly accepted = new Map<string, Accepted>();
  count = 0;
  begun = false;
  holder: string | null = null;
  plan = false;
  risk: Conversation["risk"] = "none";
  readonly #minutes = new Map<string, { since: number; count: number }>();

  constructor(readonly perMinute: number) {}

  get lifted(): boolean {
    return this.plan || this.risk === "crisis";
  }

  /** The outcome that a send must have by the rules of the spec; 'store' counts it. */
  expect(by: string, messageId: string, words: string, now: number): string {
    const known = this.accepted.get(messageId);
    if (known) return known.by === by && known.text === words ? "repeat" : "ID_REUSED";
    if (by !== CUSTOMER && !this.begun) return "NOT_FOUND";
    if (by !== CUSTOMER && this.holder !== by) return "NOT_CLAIMED";
    // A message that tells of a crisis lifts the limits for itself too.
    const grave = by === CUSTOMER && tierOf(words) === "certain";
    if (by === CUSTOMER && !this.lifted && !grave && this.count >= FREE) return "CHAT_LIMIT";
    return this.#inTime(by === CUSTOMER ? "customer" : "volunteer", now, grave) ? "store" : "RATE_LIMITED";
  }

  #inTime(side: string, now: number, grave: boolean): boolean {
    const minute = this.#minutes.get(side);
    if (!minute || now < minute.since || now >= minute.since + MINUTE) {
      this.#minutes.set(side, { since: now, count: 1 });
      return true;
    }
    if (minute.count >= (this.risk === "crisis" || grave ? Math.max(this.perMinute, CEILING) : this.perMinute))
      return false;
    minute.count += 1;
    return true;
  }

  reply(messageId: string, number: number | null): SendReply {
    if (number === null || this.lifted) return { messageId, remaining: null, locked: false };
    return { messageId, remaining: Math.max(0, FREE - number), locked: number >= FREE };
  }
}

class History {
  readonly desk: MemoryDesk;
  readonly model: Model;
  readonly outcomes = new Set<string>();
  #claims = new Set<string>();

  constructor(perMinute: number) {
    this.desk = new MemoryDesk(perMinute);
    this.model = new Model(perMinute);
  }

  take(next: Step): void {
    const { desk, model } = this;
    const thread = desk.thread(CUSTOMER);
    const { conversation } = thread;
    if (next.do === "write") this.#send(CUSTOMER, { role: "customer" }, next);
    else if (next.do === "answer") this.#send(next.by, { role: "volunteer", uid: next.by }, next);
    else if (next.do === "plan") thread.premium = model.plan = next.on;
    else if (next.do === "time") desk.now += next.passes;
    else if (conversation) {
      if (next.do === "risk") {
        thread.conversation = { ...conversation, risk: next.risk };
        model.risk = next.risk;
      } else if (next.do === "claim") {
        const free = conversation.status === "waiting" || (conversation.status === "active" && next.takeOver);
        if (desk.claim(CUSTOMER, next.by, next.takeOver).ok && free) model.holder = next.by;
      } else if (next.do === "end" || conversation.status === "active") {
        if (next.do === "end") desk.end(CUSTOMER, next.by);
        else desk.release(CUSTOMER);
        model.holder = null;
      }
    }
    this.#check(conversation);
  }

  #send(by: string, side: Side, { id: nth, text: words }: { readonly id: number; readonly text: number }): void {
    const { desk, model } = this;
    const thread = desk.thread(CUSTOMER);
    const messageId = `m${nth}`;
    const written = `text ${words}`;
    const before = { conversation: thread.conversation, messages: [...thread.messages] };
    const expected = model.expect(by, messageId, written, desk.now);
    const result = desk.send(
      CUSTOMER,
      side,
      messageId,
      written,
      side.role === "customer" ? tierOf(written) : "certain",
    );
    this.outcomes.add(expected);

    if (expected === "store") {
      const number = by === CUSTOMER ? (model.count += 1) : null;
      model.begun = true;
      if (by === CUSTOMER && graver[levelOf(tierOf(written))] > graver[model.risk])
        model.risk = levelOf(tierOf(written));
      const reply = model.reply(messageId, number);
      model.accepted.set(messageId, { by, text: written, number, reply, lifted: model.lifted });
      expect(result).toEqual({ ok: true, value: { ...reply, stored: true } });
      return;
    }
    // Neither a repeat nor a refusal changes anything.
    expect({ conversation: thread.conversation, messages: [...thread.messages] }).toEqual(before);
    const first = model.accepted.get(messageId);
    if (expected === "repeat" && first) {
      const reply = first.lifted === model.lifted ? first.reply : model.reply(messageId, first.number);
      expect(result).toEqual({ ok: true, value: { ...reply, stored: false } });
    } else {
      expect(result).toMatchObject({ ok: false, failure: { reason: expected } });
    }
    // Invariant 3: the only limit left is one that nobody reaches by typing.
    if (by === CUSTOMER && model.risk === "crisis") {
      expect(expected).not.toBe("CHAT_LIMIT");
      if (expected === "RATE_LIMITED")
        expect(before.conversation?.customerWindow.count).toBeGreaterThanOrEqual(CEILING);
    }
  }

  /** Invariants 1 and 2, and what must hold between the stored conversation and its messages. */
  #check(before: Conversation | null): void {
    const { conversation, messages } = this.desk.thread(CUSTOMER);
    expect([...messages].map(([key, { text: words }]) => [key, words])).toEqual(
      [...this.model.accepted].map(([key, { text: words }]) => [key, words]),
    );
    if (!conversation) return;
    const own = [...messages.values()].filter(({ sender }) => sender === CUSTOMER);
    expect(own.map(({ ownMessageNumber }) => ownMessageNumber)).toEqual(own.map((_, index) => index + 1));
    expect(conversation.ownMessageCount).toBe(own.length);
    const free = [...this.model.accepted.values()].filter(({ number, lifted }) => number !== null && !lifted);
    expect(free.length).toBeLessThanOrEqual(FREE);
    expect(conversation.risk).toBe(this.model.risk);
    expect(conversation.unreadByVolunteer).toBe(own.length);
    expect(conversation.unreadByCustomer).toBe(messages.size - own.length);
    expect(conversation.volunteerId).toBe(this.model.holder);
    expect(conversation.status === "active").toBe(this.model.holder !== null);

    const last = [...messages.values()].at(-1);
    expect(conversation.lastSender).toBe(last?.sender === CUSTOMER ? "customer" : "volunteer");
    const changed = before?.status !== conversation.status || before.volunteerId !== conversation.volunteerId;
    if (before && changed) expect(this.#claims).not.toContain(conversation.claimId);
    if (before && before.claimId === conversation.claimId) expect(conversation.volunteerId).toBe(before.volunteerId);
    this.#claims.add(conversation.claimId);
  }
}

describe("sending, over random histories", () => {
  it("keeps invariants 1, 2 and 3, and gives the model's outcomes", () => {
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(4, 60), fc.array(step, { maxLength: 120, size: "max" }), (perMinute, steps) => {
        const history = new History(perMinute);
        for (const next of steps) history.take(next);
        history.outcomes.forEach((outcome) => outcomes.add(outcome));
      }),
      { numRuns: 150 },
    );
    // Every outcome occurred; otherwise the property would prove little.
    expect([...outcomes].sort()).toEqual([
      "CHAT_LIMIT",
      "ID_REUSED",
      "NOT_CLAIMED",
      "NOT_FOUND",
      "RATE_LIMITED",
      "repeat",
      "store",
    ]);
  });

  it("accepts 19 of 40 different messages, in whatever order their ids come", () => {
    const ids = fc.shuffledSubarray(
      Array.from({ length: 40 }, (_, index) => index),
      { minLength: 40 },
    );
    fc.assert(
      fc.property(ids, (order) => {
        const history = new History(60);
        for (const nth of order) history.take({ do: "write", id: nth, text: 0 });
        expect(history.model.count).toBe(FREE);
        expect([...history.desk.thread(CUSTOMER).messages.keys()]).toEqual(
          order.slice(0, FREE).map((nth) => `m${nth}`),
        );
      }),
      { numRuns: 20 },
    );
  });

  it("never cuts off a crisis, however long and fast anybody writes (invariant 3)", () => {
    const history = new History(60);
    history.take({ do: "write", id: 0, text: 0 });
    history.take({ do: "risk", risk: "crisis" });
    for (let nth = 1; nth < 360; nth += 1) {
      if (nth % CEILING === 0) history.take({ do: "time", passes: MINUTE });
      history.take({ do: "write", id: nth, text: 0 });
    }
    expect(history.model.count).toBe(360);
    history.take({ do: "time", passes: MINUTE });
    history.take({ do: "risk", risk: "none" });
    history.take({ do: "write", id: 360, text: 0 });
    expect([...history.outcomes].sort()).toEqual(["CHAT_LIMIT", "store"]);
  });
});
