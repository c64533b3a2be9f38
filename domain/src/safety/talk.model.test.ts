import fc from "fast-check";
import { expect, it } from "vitest";
import { MemoryDesk } from "../../../tests/support/memoryDesk";
import type { Conversation } from "../chat/model";
import { FREE_MESSAGES } from "../chat/limits";
import { MINUTE } from "../time";
import { afterAnswer, afterLabel, riskStateOf, takesAnswer } from "./alarm";
import { directQuestion } from "./directQuestion";
import { graceOf, GRACE_MESSAGES } from "./grace";
import type { Risk } from "./levels";
import { lockAfter } from "./lock";
import type { MessageFinding } from "./talk";

/** What a person, a listener or time may do to a talk. */
type Step =
  | { readonly do: "write"; readonly found: MessageFinding }
  | { readonly do: "press"; readonly inDanger: boolean }
  | { readonly do: "arrive"; readonly isAgain: boolean }
  | { readonly do: "label"; readonly level: Risk }
  | { readonly do: "ask" }
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
  { weight: 3, arbitrary: fc.record({ do: fc.constant("press" as const), inDanger: fc.boolean() }) },
  // A page that was reloaded sends the answer again, even if it had arrived.
  { weight: 4, arbitrary: fc.record({ do: fc.constant("arrive" as const), isAgain: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("label" as const),
      level: fc.constantFrom<Risk>("none", "concern", "crisis"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("ask" as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("claim" as const), takeOver: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("release" as const, "end" as const) }) },
);

/** The most by which ordinary messages before it raise the bars of the model (decision 0053). */
const MOST_RISE = 0.2;
const isCertain = ({ phrase, over: { certain } }: MessageFinding, isFirst: boolean): boolean =>
  certain >= (phrase || isFirst ? 0 : MOST_RISE);

class History {
  readonly #desk = new MemoryDesk();
  /** The cases that occurred; without all of them the property would prove little. */
  readonly seen = new Set<string>();
  #written = 0;
  /** Answers on their way, with the claim under which each was given; they may arrive in any order. */
  #answers: { readonly inDanger: boolean; readonly claimId: string }[] = [];

  get #talk(): Conversation | null {
    return this.#desk.thread("asha").conversation;
  }

  take(next: Step): void {
    const before = this.#talk;
    if (next.do === "write") this.#write(next.found, before);
    else if (before) this.#change(next, before);
  }

  #write(found: MessageFinding, before: Conversation | null): void {
    // Keeps below the limit for one minute, which has its own model test.
    this.#desk.now += MINUTE;
    this.#written += 1;
    const sent = this.#desk.send("asha", { role: "customer" }, `m${this.#written}`, "words", found);
    const after = this.#talk;
    const certain = isCertain(found, before === null || before.status === "closed");
    if (certain || before?.risk === "crisis") {
      expect(sent.ok).toBe(true);
      expect(after).toMatchObject({ risk: "crisis", locked: false });
      this.seen.add(certain && !found.phrase ? "certain by the model alone" : "certain");
    }
    if (!sent.ok) {
      expect(after).toEqual(before);
      this.seen.add("refused");
      return;
    }
    const going = before === null || before.status === "closed" ? null : before;
    if (going?.worried) expect(after?.worried).toBe(true);
    if (going?.alarm?.answer && after?.risk !== "crisis") {
      const { since, answer } = going.alarm;
      expect(after?.alarm).toMatchObject({ since, answer });
      this.seen.add(going.alarm.answer);
    }
    if (going?.alarm?.answer === "listener" && after?.risk !== "crisis") expect(after?.risk).toBe(going.risk);
    if (going?.alarm?.answer && after?.risk === "crisis" && going.risk !== "crisis")
      // Ordinary messages never lower a bar, troubled ones by a little.
      expect(found.over.certain).toBeGreaterThanOrEqual(-0.25);
    if (after?.worried) this.seen.add("worried");
    if ((going?.strain ?? 0) < -0.5) this.seen.add("calm");
    if (after) expect(Number.isFinite(after.strain)).toBe(true);
  }

  #change(next: Exclude<Step, { do: "write" }>, before: Conversation): void {
    if (next.do === "press") {
      const { alarm } = riskStateOf(before);
      // As the page shows the question: while no listener is there, or once a listener asked. A no may become a yes.
      const isShown = before.status === "waiting" || (before.status === "active" && alarm?.asked === true);
      if (isShown && alarm !== null && alarm.answer !== "listener")
        this.#answers.push({ inDanger: next.inDanger, claimId: before.claimId });
    } else if (next.do === "arrive") this.#arrive(next.isAgain, before);
    else if (next.do === "label") this.#label(next.level, before);
    else if (next.do === "ask") this.#ask(before);
    else if (next.do === "claim") this.#desk.claim("asha", next.takeOver ? "ravi" : "meera", next.takeOver);
    else if (next.do === "end") this.#desk.end("asha", "customer");
    else if (before.status === "active") this.#desk.release("asha");
    if (next.do === "claim" || next.do === "release") expect(riskStateOf(this.#talk)).toEqual(riskStateOf(before));
    // A Yes stays until the talk ends.
    if (before.saidYes && before.status !== "closed" && next.do !== "end") expect(this.#talk?.saidYes).toBe(true);
  }

  /** By the listener who holds it; after a call also if nobody does, and then only a crisis. */
  #label(level: Risk, before: Conversation): void {
    if (before.status !== "active" && level !== "crisis") return;
    const riskState = afterLabel(riskStateOf(before), level, this.#desk.now);
    this.#desk.thread("asha").conversation = { ...before, ...riskState, ...lockAfter(before, riskState) };
  }

  /** A direct question opens the alarm, and changes neither the level nor the number of free messages. */
  #ask(before: Conversation): void {
    if (before.volunteerId === null) return;
    this.#desk.now += MINUTE;
    this.#written += 1;
    const side = { role: "volunteer", uid: before.volunteerId } as const;
    expect(this.#desk.send("asha", side, `m${this.#written}`, directQuestion.en).ok).toBe(true);
    const after = this.#talk;
    expect(after).toMatchObject({ risk: before.risk, locked: before.locked, saidYes: before.saidYes });
    expect(graceOf(after?.alarm ?? null, false)).toBe(graceOf(before.alarm, false));
    if (before.risk === "crisis") return;
    expect(after?.alarm).toMatchObject({ answer: null, asked: true });
    this.seen.add(before.locked ? "asked, with nothing left" : "asked");
  }

  #arrive(isAgain: boolean, before: Conversation): void {
    const [answer] = this.#answers;
    if (!answer) return;
    if (!isAgain) this.#answers.shift();
    const { inDanger, claimId } = answer;
    if (takesAnswer(before, inDanger)) {
      const riskState = afterAnswer(riskStateOf(before), inDanger, this.#desk.now);
      this.#desk.thread("asha").conversation = { ...before, ...riskState, ...lockAfter(before, riskState) };
    }
    const after = this.#talk;
    if (before.status === "closed") {
      expect(after).toEqual(before);
      return;
    }
    const when = before.claimId === claimId ? "at once" : "late";
    if (!inDanger) {
      expect(after?.risk).toBe(before.risk);
      expect(after?.saidYes).toBe(before.saidYes);
      this.seen.add(`no, ${when}`);
      return;
    }
    expect(after?.saidYes).toBe(true);
    // A repeated Yes changes nothing: a listener who has lowered the level since knew of it.
    if (!before.saidYes) expect(after).toMatchObject({ risk: "crisis", locked: false });
    this.seen.add(`yes, ${when}`);
  }
}

it("no history cuts off a person after a certain message, or overrules a ‘no’ without one", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80, size: "max" }), (steps) => {
      const history = new History();
      for (const next of steps) history.take(next);
      history.seen.forEach((each) => seen.add(each));
    }),
    { numRuns: 1_500 },
  );
  expect([...seen].sort()).toEqual([
    "asked",
    "asked, with nothing left",
    "calm",
    "certain",
    "certain by the model alone",
    "listener",
    "no",
    "no, at once",
    "no, late",
    "refused",
    "worried",
    "yes, at once",
    "yes, late",
  ]);
});

it("danger of somebody else allows twenty messages more, however many ordinary ones came before", () => {
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
