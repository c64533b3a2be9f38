import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { afterAnswer, afterLabel, afterMessage, riskStateOf, type RiskState } from "./alarm";
import { graceOf, GRACE_MESSAGES } from "./grace";
import { levelOf, type Risk, type Tier } from "./levels";

const none: RiskState = { risk: "none", alarm: null, saidYes: false };
const open: RiskState = { ...none, risk: "concern", alarm: { since: NOON, answer: null, raisedLevel: true } };
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
    expect(no).toEqual({ ...open, alarm: { since: NOON, answer: "no", raisedLevel: true } });
    expect(afterMessage(no, "unsure", NOON)).toEqual(no);
    expect(afterAnswer(crisis, false, NOON)).toEqual(crisis);
  });
});

it("ends with its talk", () => {
  expect(riskStateOf({ ...open, status: "active" })).toEqual(open);
  expect(riskStateOf({ ...open, status: "closed" })).toEqual(none);
  expect(riskStateOf({ ...crisis, saidYes: true, status: "closed" })).toEqual(crisis);
  expect(riskStateOf(null)).toEqual(none);
});

describe("the level that an alarm raised, once its talk has ended", () => {
  const concern: RiskState = { ...none, risk: "concern" };
  const ended = (state: RiskState) => riskStateOf({ ...state, status: "closed" });

  it.each<[string, RiskState]>([
    ["nobody answered", open],
    ["the person said no", afterAnswer(open, false, NOON)],
    ["a message was unsure again", afterMessage(open, "unsure", NOON + 1)],
  ])("is gone where %s", (_, state) => {
    expect(ended(state)).toEqual(none);
  });

  it.each<[string, RiskState]>([
    ["it stood before the alarm", afterMessage(concern, "unsure", NOON)],
    ["a message that is a concern by itself came too", afterMessage(open, "concern", NOON)],
    ["the listener set it", afterLabel(open, "concern", NOON)],
    ["the listener lowered a crisis to it", afterLabel(afterMessage(open, "certain", NOON), "concern", NOON)],
    ["the listener set it after a no", afterLabel(afterAnswer(open, false, NOON), "concern", NOON)],
  ])("stays where %s", (_, state) => {
    expect(ended(state)).toEqual(concern);
  });

  it("stays as it is while the talk goes on, whoever holds it", () => {
    for (const status of ["waiting", "active"] as const) expect(riskStateOf({ ...open, status })).toEqual(open);
  });

  it("is an alarm anew with the next unsure message", () => {
    expect(afterMessage(ended(open), "unsure", NOON + 1)).toEqual({
      ...open,
      alarm: { since: NOON + 1, answer: null, raisedLevel: true },
    });
  });
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
          const ended = riskStateOf({ ...riskState, status: "closed" });
          if (riskState.risk === "crisis" || ("label" in next && next.label !== "none"))
            expect(ended.risk).toBe(riskState.risk);
          expect(riskState.saidYes).toBe(before.saidYes || ("answer" in next && next.answer));
          if (!("say" in next)) continue;
          if (next.say === "certain") expect(riskState.risk).toBe("crisis");
          if (before.risk === "crisis") expect(riskState).toEqual(before);
          if (before.alarm?.answer === "listener" && next.say !== "certain") expect(riskState).toEqual(before);
          if (before.alarm?.answer === "no" && next.say !== "certain")
            expect(riskState.alarm).toMatchObject({ since: before.alarm.since, answer: "no" });
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
