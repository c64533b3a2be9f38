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
  it("takes back the one that is named, and whichever stands where none is", () => {
    expect(decideReopening("admin", decided, NOON)).toEqual({ ok: true, value: "open" });
    expect(decideReopening("admin", decided)).toEqual({ ok: true, value: "open" });
  });

  it("is refused where somebody has decided anew since", () => {
    const anew: Report = { ...decided, decidedBy: "colleague", decidedAt: NOON + 1 };
    expect(decideReopening("admin", anew, NOON)).toEqual({ ok: false, failure: { reason: "CASE_DECIDED" } });
  });

  it("leaves a case open that a colleague has opened already", () => {
    const open: Report = { ...decided, status: "open", decision: null, decidedBy: null, decidedAt: null };
    expect(decideReopening("admin", open, NOON)).toEqual({ ok: true, value: "as-it-is" });
  });

  it("names one's own decision, and no colleague's", () => {
    expect(ownDecision("admin", decided)).toBe(NOON);
    expect(ownDecision("colleague", decided)).toBeNull();
    expect(ownDecision("admin", null)).toBeNull();
  });
});

describe("that a case was looked at", () => {
  it("is told to whoever reported it, once", () => {
    expect(toldOfDecision(decided)).toBe("asha");
    expect(toldOfDecision({ ...decided, reopenedAt: NOON })).toBeNull();
  });

  it.each([
    ["the server reported it", { by: "server", reporterId: "server" }],
    ["whoever reported it has deleted their account", { reporterId: "deleted-1" }],
  ] as const)("is told to nobody where %s", (_, changes) => {
    expect(toldOfDecision({ ...decided, ...changes })).toBeNull();
  });
});
