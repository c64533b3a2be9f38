import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { afterAnswer, afterLabel, afterMessage, riskStateOf, type RiskState } from "./alarm";
import { graceOf, GRACE_MESSAGES } from "./grace";
import { levelOf, type Risk, type Tier } from "./levels";

const none: RiskState = { risk: "none", alarm: null, saidYes: false };
const open: RiskState = { ...none, risk: "concern", alarm: { since: NOON, answer: null } };
const crisis: RiskState = { ...none, risk: "crisis" };

describe("a message", () => {
  test.each<[Tier, RiskState]>([
    ["none", none],
    ["concern", { ...none, risk: "concern" }],
    ["unsure", open],
    ["certain", crisis],
  ])("that is %s", (tier, expected) => {
    expect(afterMessage(none, tier, NOON)).toEqual(expected);
  });

  it("raises one alarm a talk, which keeps its time", () => {
    expect(afterMessage(open, "unsure", NOON + 1)).toEqual(open);
  });

  it("that is certain counts whatever was answered, and nothing else does after a listener’s no", () => {
    const cleared = afterLabel(open, "none", NOON);
    expect(cleared).toEqual({ ...none, alarm: { since: NOON, answer: "listener" } });
    expect(afterMessage(cleared, "unsure", NOON)).toEqual(cleared);
    expect(afterMessage(cleared, "concern", NOON)).toEqual(cleared);
    expect(afterMessage(cleared, "certain", NOON)).toEqual(crisis);
  });
});

describe("an answer", () => {
  it("yes is a crisis, no a concern at most that asks no more", () => {
    expect(afterAnswer(open, true, NOON)).toEqual({ ...crisis, saidYes: true });
    const no = afterAnswer(open, false, NOON);
    expect(no).toEqual({ ...open, alarm: { since: NOON, answer: "no" } });
    expect(afterMessage(no, "unsure", NOON)).toEqual(no);
    expect(afterAnswer(crisis, false, NOON)).toEqual(crisis);
  });
});

it("ends with its talk", () => {
  expect(riskStateOf({ ...open, status: "active" })).toEqual(open);
  expect(riskStateOf({ ...open, status: "closed" })).toEqual({ ...none, risk: "concern" });
  expect(riskStateOf({ ...crisis, saidYes: true, status: "closed" })).toEqual(crisis);
  expect(riskStateOf(null)).toEqual(none);
});

it("lets twenty messages more pass, unless a listener has ruled it out", () => {
  expect([
    graceOf(null, false),
    graceOf(open.alarm, false),
    graceOf(afterAnswer(open, false, NOON).alarm, false),
  ]).toEqual([0, GRACE_MESSAGES, GRACE_MESSAGES]);
  expect(graceOf(afterLabel(open, "none", NOON).alarm, false)).toBe(0);
  expect(graceOf(null, true)).toBe(GRACE_MESSAGES);
});

describe("any history", () => {
  type Step = { readonly say: Tier } | { readonly answer: boolean } | { readonly label: Risk };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ say: fc.constantFrom<Tier>("none", "concern", "unsure", "certain") }),
    fc.record({ answer: fc.boolean() }),
    fc.record({ label: fc.constantFrom<Risk>("none", "concern", "crisis") }),
  );
  const take = (before: RiskState, next: Step, now: number): RiskState => {
    if ("say" in next) return afterMessage(before, next.say, now);
    return "answer" in next ? afterAnswer(before, next.answer, now) : afterLabel(before, next.label, now);
  };

  it("has a crisis after a certain message until a listener lowers it, and never lowers by messages", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let riskState = none;
        for (const [now, next] of steps.entries()) {
          const before = riskState;
          riskState = take(before, next, now);
          if (riskState.risk === "crisis") expect(riskState.alarm).toBeNull();
          expect(riskState.saidYes).toBe(before.saidYes || ("answer" in next && next.answer));
          if (!("say" in next)) continue;
          if (next.say === "certain") expect(riskState.risk).toBe("crisis");
          if (before.risk === "crisis") expect(riskState).toEqual(before);
          if (before.alarm?.answer === "listener" && next.say !== "certain") expect(riskState).toEqual(before);
          if (before.alarm?.answer === "no" && next.say !== "certain") expect(riskState.alarm).toEqual(before.alarm);
        }
      }),
    );
  });
});

test("a level follows from a tier", () => {
  expect((["none", "concern", "unsure", "certain"] as const).map(levelOf)).toEqual([
    "none",
    "concern",
    "concern",
    "crisis",
  ]);
});
