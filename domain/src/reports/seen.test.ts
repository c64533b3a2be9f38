import { describe, expect, it } from "vitest";
import { aReport, frozen, NOON } from "../../../tests/support/domain";
import { decideSeen, LOOKS_FOR, lookedAtSince } from "./seen";

const now = NOON + LOOKS_FOR - 1;
const seen = aReport({ seenAt: NOON, seenBy: "lata" });
const decide = (changes: Partial<Parameters<typeof decideSeen>[0]> = {}) =>
  decideSeen(frozen({ actor: "admin", found: aReport(), stands: true, now, ...changes }));

describe("an open case", () => {
  it("is taken by the first admin who looks at it, once", () => {
    expect(decide()).toEqual({ ok: true, value: "take" });
    expect(decide({ actor: "lata", found: seen })).toEqual({ ok: true, value: "as-it-is" });
  });

  it("is refused to a second one, until the first has had it for long", () => {
    expect(decide({ found: seen })).toMatchObject({ ok: false, failure: { reason: "TAKEN" } });
    expect(decide({ found: seen, now: now + 1 })).toEqual({ ok: true, value: "take" });
    expect(decide({ actor: "lata", found: seen, now: now + 1 })).toEqual({ ok: true, value: "take" });
  });

  it("is given back by whoever has it, and by nobody else", () => {
    expect(decide({ actor: "lata", found: seen, stands: false })).toEqual({ ok: true, value: "release" });
    expect(decide({ found: seen, stands: false })).toEqual({ ok: true, value: "as-it-is" });
    expect(decide({ stands: false })).toEqual({ ok: true, value: "as-it-is" });
  });

  it("can be taken if whoever had it has deleted their account", () => {
    expect(decide({ found: { ...seen, seenBy: "deleted-1" } })).toEqual({ ok: true, value: "take" });
  });
});

it.each([
  ["there is none", null, "NOT_FOUND"],
  ["it is decided", aReport({ status: "decided" }), "CASE_DECIDED"],
  ["the admin reported", aReport({ reporterId: "admin" }), "NOT_PERMITTED"],
  ["the admin is reported", aReport({ reportedId: "admin" }), "NOT_PERMITTED"],
  ["the admin is the person", aReport({ conversationId: "admin", reportedId: null }), "NOT_PERMITTED"],
] as const)("a case is neither taken nor given back if %s", (_, found, reason) => {
  for (const stands of [true, false]) expect(decide({ found, stands })).toMatchObject({ failure: { reason } });
});

it("is looked at since it was taken, for half an hour", () => {
  expect(lookedAtSince(seen, now)).toBe(NOON);
  expect(lookedAtSince(seen, now + 1)).toBeNull();
  expect(lookedAtSince(aReport(), now)).toBeNull();
  expect(lookedAtSince({}, now)).toBeNull();
});
