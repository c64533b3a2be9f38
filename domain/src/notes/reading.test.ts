import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { mayRead, supervisorCall } from "./reading";

const kinds = ["note", "hand-over", "wrap-up"] as const;
const before = { endedAt: NOON, summaryAgreedAt: null };
const agreed = { endedAt: NOON, summaryAgreedAt: NOON + 1 };

describe("a listener", () => {
  it.each(kinds)("reads their own, whenever it was: %s", (kind) => {
    for (const at of [NOON - 1, NOON, NOON + 1])
      for (const talk of [before, agreed]) expect(mayRead({ by: "meera", kind, at }, "meera", talk)).toBe(true);
  });

  it("reads of others nothing about an earlier talk without the customer’s agreement", () => {
    for (const kind of kinds)
      for (const at of [NOON - 1, NOON]) expect(mayRead({ by: "ravi", kind, at }, "meera", before)).toBe(false);
  });

  it("reads the summaries alone where the customer agreed", () => {
    expect(kinds.filter((kind) => mayRead({ by: "ravi", kind, at: NOON }, "meera", agreed))).toEqual(["wrap-up"]);
  });

  it("reads what a colleague left them in the talk that goes on", () => {
    for (const talk of [before, { ...before, endedAt: null }]) {
      expect(kinds.filter((kind) => mayRead({ by: "ravi", kind, at: NOON + 1 }, "meera", talk))).toEqual([
        "note",
        "hand-over",
      ]);
    }
  });
});

describe("that a supervisor was called", () => {
  const last = { reporterId: "ravi", createdAt: NOON + 1, decidedAt: null };

  it("is read by whoever has the talk next, with whether the team has closed the case", () => {
    expect(supervisorCall(last, "meera", before)).toEqual({ at: NOON + 1, mine: false, closedAt: null });
    expect(supervisorCall({ ...last, decidedAt: NOON + 2 }, "ravi", { endedAt: null })).toEqual({
      at: NOON + 1,
      mine: true,
      closedAt: NOON + 2,
    });
  });

  it("is of this talk alone", () => {
    expect(supervisorCall({ ...last, createdAt: NOON }, "meera", before)).toBeNull();
    expect(supervisorCall(null, "meera", before)).toBeNull();
  });
});
