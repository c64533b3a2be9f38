import { describe, expect, it } from "vitest";
import type { Alarm, Gravity } from "./alarm";
import { addAlarms, alarmCounts, countOfAnswer, countOfLabel, countOfMessage, isUrgentWait } from "./alarmCounts";

const open = { since: 1, answer: null } as const;
const byListener = { ...open, asked: true, byListener: true } as const;
const stands = (risk: Gravity["risk"], alarm: Alarm | null = null): Gravity => ({ risk, alarm });

describe("what is counted of alarms", () => {
  it.each([
    [stands("none"), stands("crisis"), "certain"],
    [stands("concern", open), stands("crisis"), "certain"],
    [stands("crisis"), stands("crisis"), null],
    [stands("none"), stands("concern", open), "unsure"],
    [stands("concern", open), stands("concern", open), null],
    [stands("none"), stands("concern"), null],
    [stands("none"), stands("none", byListener), null],
    [stands("none", byListener), stands("concern", open), "unsure"],
  ])("by a message: %o to %o is %s", (before, after, expected) => {
    expect(countOfMessage(before, after)).toBe(expected);
  });

  it.each([
    [stands("crisis"), stands("concern"), "lowered"],
    [stands("crisis"), stands("none", { since: 1, answer: "listener" }), "lowered"],
    [stands("concern", open), stands("none", { since: 1, answer: "listener" }), "lowered"],
    [stands("concern", { since: 1, answer: "no" }), stands("none", { since: 1, answer: "listener" }), "lowered"],
    [stands("concern"), stands("none", { since: 1, answer: "listener" }), null],
    [stands("none", { since: 1, answer: "listener" }), stands("none", { since: 1, answer: "listener" }), null],
    [stands("concern", open), stands("crisis"), null],
    [stands("crisis"), stands("crisis"), null],
    [stands("none", byListener), stands("none", { since: 1, answer: "listener" }), null],
  ])("by a listener: %o to %o is %s", (before, after, expected) => {
    expect(countOfLabel(before, after)).toBe(expected);
  });

  it("by the person is their answer", () => {
    expect([countOfAnswer(open, true), countOfAnswer(open, false)]).toEqual(["yes", "no"]);
    expect([countOfAnswer(null, true), countOfAnswer(byListener, true)]).toEqual(["yes", null]);
  });

  it("includes the wait of a person who may be in danger", () => {
    expect([stands("crisis"), stands("concern", open)].every(isUrgentWait)).toBe(true);
    expect([stands("concern"), stands("concern", { since: 1, answer: "no" })].some(isUrgentWait)).toBe(false);
  });

  it("is added up over days, also those from before there were alarms", () => {
    const days = [
      { certain: 2, waits: { 0: 1 } },
      {},
      { leftWaits: { 3: 2 } },
      { leftWaits: { 3: 1 }, certain: 1, no: 3, waits: { 0: 2, 4: 1 } },
    ];
    expect(addAlarms(days.map((day) => alarmCounts.parse(day)))).toEqual({
      certain: 3,
      unsure: 0,
      yes: 0,
      no: 3,
      lowered: 0,
      confirmed: 0,
      waits: { 0: 3, 4: 1 },
      leftWaits: { 3: 3 },
    });
  });
});
