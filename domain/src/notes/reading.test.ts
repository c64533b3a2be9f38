import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { LOOKS_FOR } from "../reports/seen";
import { hasLeftNote, mayRead, supervisorCall } from "./reading";

const kinds = ["note", "hand-over", "wrap-up"] as const;
const before = { endedAt: NOON, summaryAgreedAt: null };
const agreed = { endedAt: NOON, summaryAgreedAt: NOON + 1 };

describe("a listener", () => {
  it.each(kinds)("can read their own notes, whenever they were written: %s", (kind) => {
    for (const at of [NOON - 1, NOON, NOON + 1])
      for (const talk of [before, agreed]) expect(mayRead({ by: "meera", kind, at }, "meera", talk)).toBe(true);
  });

  it("can't read others' notes of an earlier talk without the customer’s agreement", () => {
    for (const kind of kinds)
      for (const at of [NOON - 1, NOON]) expect(mayRead({ by: "ravi", kind, at }, "meera", before)).toBe(false);
  });

  it("can read only the summaries if the customer agreed", () => {
    expect(kinds.filter((kind) => mayRead({ by: "ravi", kind, at: NOON }, "meera", agreed))).toEqual(["wrap-up"]);
  });

  it("can read what a colleague left them in the present talk", () => {
    for (const talk of [before, { ...before, endedAt: null }]) {
      expect(kinds.filter((kind) => mayRead({ by: "ravi", kind, at: NOON + 1 }, "meera", talk))).toEqual([
        "note",
        "hand-over",
      ]);
    }
  });
});

describe("a colleague who is asked to take over", () => {
  const talk = { endedAt: NOON, volunteerId: "ravi" };

  it.each([
    [true, "a note for the next listener", { by: "ravi", kind: "hand-over", at: NOON + 1 }],
    [false, "a private note", { by: "ravi", kind: "note", at: NOON + 1 }],
    [false, "one of an earlier talk", { by: "ravi", kind: "hand-over", at: NOON }],
    [false, "one of an earlier listener", { by: "kiran", kind: "hand-over", at: NOON + 1 }],
  ] as const)("learns whether the listener left them a note: %s for %s", (left, _, note) => {
    expect(hasLeftNote([note], talk)).toBe(left);
  });
});

describe("a call for a supervisor", () => {
  const last = {
    reporterId: "ravi",
    createdAt: NOON + 1,
    decidedAt: null,
    reopenedAt: null,
    seenAt: null,
    seenBy: null,
  };

  it("can be read by the next listener, with whether the team has closed the case", () => {
    expect(supervisorCall(last, "meera", before, NOON + 4)).toEqual({ at: NOON + 1, mine: false, closedAt: null });
    expect(supervisorCall({ ...last, decidedAt: NOON + 2 }, "ravi", { endedAt: null }, NOON + 4)).toEqual({
      at: NOON + 1,
      mine: true,
      closedAt: NOON + 2,
    });
  });

  it("is read with the time at which the team reopened the case", () => {
    expect(supervisorCall({ ...last, reopenedAt: NOON + 3 }, "meera", before, NOON + 4)).toMatchObject({
      closedAt: null,
      reopenedAt: NOON + 3,
    });
  });

  it("is read with since when an admin looks at the case, and never who", () => {
    const seen = { ...last, seenAt: NOON + 2, seenBy: "admin" };
    expect(supervisorCall(seen, "meera", before, NOON + 4)).toEqual({
      at: NOON + 1,
      mine: false,
      closedAt: null,
      seenAt: NOON + 2,
    });
    expect(supervisorCall(seen, "meera", before, NOON + 2 + LOOKS_FOR)).not.toHaveProperty("seenAt");
  });

  it("counts only in this talk", () => {
    expect(supervisorCall({ ...last, createdAt: NOON }, "meera", before, NOON + 4)).toBeNull();
    expect(supervisorCall(null, "meera", before, NOON + 4)).toBeNull();
  });
});
