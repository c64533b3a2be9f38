import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { NOON } from "../../../tests/support/domain";
import {
  afterAnswer,
  afterLabel,
  afterMessage,
  afterQuestion,
  afterWords,
  crisisBegins,
  riskStateOf,
  type RiskState,
} from "./alarm";
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

  it("raises one alarm in a talk, which keeps its time", () => {
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
  it("yes makes a crisis, no a concern at most without another question", () => {
    expect(afterAnswer(open, true, NOON)).toEqual({ ...crisis, saidYes: true });
    const no = afterAnswer(open, false, NOON);
    expect(no).toEqual({ ...open, alarm: { since: NOON, answer: "no", raisedLevel: true } });
    expect(afterMessage(no, "unsure", NOON)).toEqual(no);
    expect(afterAnswer(crisis, false, NOON)).toEqual(crisis);
  });
});

describe("a listener who asks directly", () => {
  const asked = { since: NOON, answer: null, asked: true, byListener: true } as const;

  it("opens the question, raises no level and adds no messages", () => {
    const state = afterQuestion(none, NOON);
    expect(state).toEqual({ ...none, alarm: asked });
    expect(graceOf(state.alarm, false)).toBe(0);
    expect(afterQuestion(state, NOON + 1)).toBe(state);
    expect(afterAnswer(state, false, NOON)).toEqual({ ...none, alarm: { ...asked, answer: "no" } });
    expect(afterAnswer(state, true, NOON)).toEqual({ ...crisis, saidYes: true });
    expect(riskStateOf({ ...state, status: "closed" })).toEqual(none);
  });

  it("asks again after a no, or after ruling danger out, which gives no messages back", () => {
    const no = afterAnswer(open, false, NOON);
    expect(afterQuestion(no, NOON + 1)).toEqual({ ...open, alarm: { ...open.alarm, asked: true } });
    const cleared = afterLabel(open, "none", NOON);
    expect(afterQuestion(cleared, NOON)).toEqual({ ...none, alarm: asked });
  });

  it("changes nothing in a crisis", () => {
    expect(afterQuestion(crisis, NOON)).toBe(crisis);
  });

  it("has the question shown until the person writes, and open until it is answered or ruled out", () => {
    const written = afterWords(afterQuestion(none, NOON));
    expect(written).toEqual({ ...none, alarm: { since: NOON, answer: null, byListener: true } });
    expect(afterWords(written)).toBe(written);
    expect(afterLabel(written, "none", NOON)).toEqual({ ...none, alarm: { since: NOON, answer: "listener" } });
  });

  it("does not change what messages do: an unsure one raises the alarm, with its twenty messages", () => {
    const state = afterMessage(afterQuestion(none, NOON), "unsure", NOON + 1);
    expect(state).toEqual({ ...open, alarm: { ...open.alarm, asked: true } });
    expect(graceOf(state.alarm, false)).toBe(GRACE_MESSAGES);
    const said = afterAnswer(afterQuestion(none, NOON), false, NOON);
    expect(afterMessage(said, "unsure", NOON + 1).alarm).toMatchObject({ answer: "no", raisedLevel: true });
    expect(afterMessage(said, "concern", NOON + 1)).toEqual({ ...said, risk: "concern" });
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
  ])("is gone if %s", (_, state) => {
    expect(ended(state)).toEqual(none);
  });

  it.each<[string, RiskState]>([
    ["it stood before the alarm", afterMessage(concern, "unsure", NOON)],
    ["a message that is a concern by itself came too", afterMessage(open, "concern", NOON)],
    ["the listener set it", afterLabel(open, "concern", NOON)],
    ["the listener lowered a crisis to it", afterLabel(afterMessage(open, "certain", NOON), "concern", NOON)],
    ["the listener set it after a no", afterLabel(afterAnswer(open, false, NOON), "concern", NOON)],
  ])("stays if %s", (_, state) => {
    expect(ended(state)).toEqual(concern);
  });

  it("stays the same while the talk goes on, whoever holds it", () => {
    for (const status of ["waiting", "active"] as const) expect(riskStateOf({ ...open, status })).toEqual(open);
  });

  it("is an alarm again with the next unsure message", () => {
    expect(afterMessage(ended(open), "unsure", NOON + 1)).toEqual({
      ...open,
      alarm: { since: NOON + 1, answer: null, raisedLevel: true },
    });
  });
});

it("allows twenty more messages, unless a listener has ruled it out", () => {
  expect([
    graceOf(null, false),
    graceOf(open.alarm, false),
    graceOf(afterAnswer(open, false, NOON).alarm, false),
  ]).toEqual([0, GRACE_MESSAGES, GRACE_MESSAGES]);
  expect(graceOf(afterLabel(open, "none", NOON).alarm, false)).toBe(0);
  expect(graceOf(null, true)).toBe(GRACE_MESSAGES);
});

describe("any history", () => {
  type Step =
    | { readonly say: Tier }
    | { readonly answer: boolean }
    | { readonly label: Risk }
    | { readonly by: "listener" | "person" };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ say: fc.constantFrom<Tier>("none", "concern", "unsure", "certain") }),
    fc.record({ answer: fc.boolean() }),
    fc.record({ label: fc.constantFrom<Risk>("none", "concern", "crisis") }),
    // The listener's direct question, or a message of the person after it.
    fc.record({ by: fc.constantFrom("listener" as const, "person" as const) }),
  );
  const take = (before: RiskState, next: Step, now: number): RiskState => {
    if ("say" in next) return afterMessage(before, next.say, now);
    if ("by" in next) return next.by === "listener" ? afterQuestion(before, now) : afterWords(before);
    return "answer" in next ? afterAnswer(before, next.answer, now) : afterLabel(before, next.label, now);
  };

  it("has a crisis after a certain message until a listener lowers it, and messages never lower it", () => {
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
          if ("by" in next) {
            expect(riskState.risk).toBe(before.risk);
            expect(graceOf(riskState.alarm, false)).toBe(graceOf(before.alarm, false));
          }
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

it("the beginning of a crisis is stored once, and again when a new one begins", () => {
  expect(crisisBegins("concern", "crisis", NOON)).toEqual({ crisisSince: NOON });
  expect(crisisBegins("crisis", "crisis", NOON)).toEqual({});
  expect(crisisBegins("crisis", "none", NOON)).toEqual({});
});
