import { describe, expect, it } from "vitest";
import { aReport, NOON } from "../../../tests/support/domain";
import type { Report } from "./model";
import { decideReopening, ownDecision, toldOfDecision } from "./decide";

const decided = aReport({
  status: "decided",
  decision: "warned",
  reason: "Talked.",
  decidedBy: "admin",
  decidedAt: NOON,
});

describe("undoing the decision of a case", () => {
  it("undoes the one that is named, or any if none is named", () => {
    expect(decideReopening("admin", decided, NOON)).toEqual({ ok: true, value: "open" });
    expect(decideReopening("admin", decided)).toEqual({ ok: true, value: "open" });
  });

  it("is refused if somebody has decided again since", () => {
    const anew: Report = { ...decided, decidedBy: "colleague", decidedAt: NOON + 1 };
    expect(decideReopening("admin", anew, NOON)).toEqual({ ok: false, failure: { reason: "CASE_DECIDED" } });
  });

  it("leaves a case open that a colleague has reopened already", () => {
    const open: Report = { ...decided, status: "open", decision: null, decidedBy: null, decidedAt: null };
    expect(decideReopening("admin", open, NOON)).toEqual({ ok: true, value: "as-it-is" });
  });

  it("knows one's own decision, and no colleague's", () => {
    expect(ownDecision("admin", decided)).toBe(NOON);
    expect(ownDecision("colleague", decided)).toBeNull();
    expect(ownDecision("admin", null)).toBeNull();
  });
});

describe("the notice that a case was looked at", () => {
  it("is told to whoever reported it, once", () => {
    expect(toldOfDecision(decided)).toBe("asha");
    expect(toldOfDecision({ ...decided, reopenedAt: NOON })).toBeNull();
  });

  it.each([
    ["the server reported it", { by: "server", reporterId: "server" }],
    ["whoever reported it has deleted their account", { reporterId: "deleted-1" }],
  ] as const)("is told to nobody if %s", (_, changes) => {
    expect(toldOfDecision({ ...decided, ...changes })).toBeNull();
  });
});
