import fc from "fast-check";
import { expect, it } from "vitest";
import { MemoryDesk } from "../../../tests/support/memoryDesk";
import type { Conversation } from "../chat/model";
import { FREE_MESSAGES } from "../chat/limits";
import { MINUTE } from "../time";
import { afterAnswer, afterLabel, riskStateOf } from "./alarm";
import { GRACE_MESSAGES } from "./grace";
import type { Risk } from "./levels";
import type { MessageFinding } from "./talk";

/** What a person, a listener or time may do to a talk. */
type Step =
  | { readonly do: "write"; readonly found: MessageFinding }
  | { readonly do: "answer"; readonly inDanger: boolean }
  | { readonly do: "label"; readonly level: Risk }
  | { readonly do: "claim"; readonly takeOver: boolean }
  | { readonly do: "release" | "end" };

const NEVER = Number.NEGATIVE_INFINITY;
const over = fc.oneof(
  { weight: 3, arbitrary: fc.constant(NEVER) },
  { weight: 1, arbitrary: fc.double({ min: -1, max: 2, noNaN: true }) },
);
const message: fc.Arbitrary<MessageFinding> = fc.record({
  phrase: fc.boolean(),
  score: fc.double({ min: -3, max: 2, noNaN: true }),
  over: fc.record({ certain: over, unsure: over, others: over }),
  troubled: fc.boolean(),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ do: fc.constant("write" as const), found: message }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("answer" as const), inDanger: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("label" as const),
      level: fc.constantFrom<Risk>("none", "concern", "crisis"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("claim" as const), takeOver: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("release" as const, "end" as const) }) },
);

const isCertain = ({ phrase, over: { certain } }: MessageFinding): boolean => phrase && certain >= 0;

class History {
  readonly #desk = new MemoryDesk();
  /** Whether each of these came to pass, or the property said little. */
  readonly seen = new Set<string>();
  #written = 0;

  get #talk(): Conversation | null {
    return this.#desk.thread("asha").conversation;
  }

  take(next: Step): void {
    const before = this.#talk;
    if (next.do === "write") this.#write(next.found, before);
    else if (before) this.#change(next, before);
  }

  #write(found: MessageFinding, before: Conversation | null): void {
    // No limit of a minute comes in between: it has its own model.
    this.#desk.now += MINUTE;
    this.#written += 1;
    const sent = this.#desk.send("asha", { role: "customer" }, `m${this.#written}`, "words", found);
    const after = this.#talk;
    if (isCertain(found) || before?.risk === "crisis") {
      expect(sent.ok).toBe(true);
      expect(after).toMatchObject({ risk: "crisis", locked: false });
      this.seen.add("certain");
    }
    if (!sent.ok) {
      expect(after).toEqual(before);
      this.seen.add("refused");
      return;
    }
    const going = before === null || before.status === "closed" ? null : before;
    if (going?.worried) expect(after?.worried).toBe(true);
    if (going?.alarm?.answer && after?.risk !== "crisis") {
      expect(after?.alarm).toEqual(going.alarm);
      this.seen.add(going.alarm.answer);
    }
    if (going?.alarm?.answer === "listener" && after?.risk !== "crisis") expect(after?.risk).toBe(going.risk);
    if (going?.alarm?.answer && after?.risk === "crisis" && going.risk !== "crisis")
      // Ordinary messages never make it easier, troubled ones by a little.
      expect(found.over.certain).toBeGreaterThanOrEqual(-0.25);
    if (after?.worried) this.seen.add("worried");
    if ((going?.strain ?? 0) < -0.5) this.seen.add("calm");
    if (after) expect(Number.isFinite(after.strain)).toBe(true);
  }

  #change(next: Exclude<Step, { do: "write" }>, before: Conversation): void {
    const thread = this.#desk.thread("asha");
    if (next.do === "answer") {
      if (riskStateOf(before).alarm?.answer !== null) return;
      thread.conversation = { ...before, ...afterAnswer(riskStateOf(before), next.inDanger, this.#desk.now) };
    } else if (next.do === "label")
      thread.conversation = { ...before, ...afterLabel(riskStateOf(before), next.level, this.#desk.now) };
    else if (next.do === "claim") this.#desk.claim("asha", next.takeOver ? "ravi" : "meera", next.takeOver);
    else if (next.do === "end") this.#desk.end("asha", "customer");
    else if (before.status === "active") this.#desk.release("asha");
    if (next.do === "claim" || next.do === "release") expect(riskStateOf(this.#talk)).toEqual(riskStateOf(before));
  }
}

it("no history cuts off who is certain, or overrules a ‘no’ without a certain message", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80, size: "max" }), (steps) => {
      const history = new History();
      for (const next of steps) history.take(next);
      history.seen.forEach((each) => seen.add(each));
    }),
    { numRuns: 200 },
  );
  expect([...seen].sort()).toEqual(["calm", "certain", "listener", "no", "refused", "worried"]);
});

it("danger of somebody else has twenty messages more, however many ordinary ones came before", () => {
  const desk = new MemoryDesk();
  const say = (at: number, changes: Partial<MessageFinding["over"]> = {}) => {
    desk.now += MINUTE;
    const found = {
      phrase: false,
      score: -2,
      over: { certain: NEVER, unsure: NEVER, others: NEVER, ...changes },
      troubled: false,
    };
    return desk.send("asha", { role: "customer" }, `m${at}`, "words", found).ok;
  };
  for (let at = 1; at < FREE_MESSAGES; at += 1) expect(say(at)).toBe(true);
  for (let at = 0; at <= GRACE_MESSAGES; at += 1) expect(say(100 + at, { others: 0.5 })).toBe(true);
  expect(say(200)).toBe(false);
});
