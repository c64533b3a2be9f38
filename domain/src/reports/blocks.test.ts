import { describe, expect, it } from "vitest";
import { frozen, heldBy, aConversation, aReport, NOON } from "../../../tests/support/domain";
import { decideBlock, isPartedAnew, partedBy, partingOf } from "./blocks";

const made = aReport({ blocked: true });
const pair = { customerId: "asha", listener: "meera" };
const lifted = { ...made, blocked: false, liftedAt: NOON };
const decide = (changes: Partial<Parameters<typeof decideBlock>[0]> = {}) =>
  decideBlock(frozen({ actor: "admin", found: made, stands: false, reason: "They asked.", ...changes }));

describe("the two people whom a block parts", () => {
  it.each([
    ["the person reported", made, pair],
    ["the listener reported", { ...made, by: "volunteer", reporterId: "meera", reportedId: "asha" }, pair],
    ["the listener found it hard", { ...made, by: "volunteer", reporterId: "meera", reportedId: null }, pair],
    ["the report names no listener", { ...made, reportedId: null }, null],
    ["the person is gone", { ...made, conversationId: "deleted-1", reporterId: "deleted-1" }, null],
    ["the listener is gone", { ...made, reportedId: "deleted-2" }, null],
  ] as const)("if %s", (_, report, expected) => {
    expect(partedBy(report)).toEqual(expected);
  });
});

it.each([
  ["one that was seen", ["r1"], ["r1"], false],
  ["one of several that were seen", ["r1"], ["r1", "r2"], false],
  ["one that was not seen", ["r1", "r3"], ["r1", "r2"], true],
  ["some, of which nothing is known", ["r1", "r3"], undefined, false],
] as const)("two were blocked again meanwhile, if the blocks to lift are %s", (_, lifts, saw, expected) => {
  expect(isPartedAnew(lifts, saw)).toBe(expected);
});

describe("a block", () => {
  it("is lifted with a reason, and restored without one", () => {
    expect(decide()).toEqual({ ok: true, value: pair });
    expect(decide({ found: lifted, stands: true, reason: "" })).toEqual({ ok: true, value: pair });
    expect(decide({ reason: "" })).toEqual({
      ok: false,
      failure: { reason: "INVALID_INPUT", fields: ["reason"] },
    });
  });

  it("stays the same if that was done before", () => {
    expect(decide({ stands: true })).toEqual({ ok: true, value: "as-it-is" });
    expect(decide({ found: lifted })).toEqual({ ok: true, value: "as-it-is" });
  });

  it.each([
    ["there is no report", null, "NOT_FOUND"],
    ["the report made none", { ...made, blocked: false }, "NOT_FOUND"],
    ["nobody can tell whom it is about", { ...made, reportedId: "deleted-2" }, "NOT_FOUND"],
    ["the admin reported", { ...made, reporterId: "admin" }, "NOT_PERMITTED"],
    ["the admin is reported", { ...made, reportedId: "admin" }, "NOT_PERMITTED"],
    ["the admin is the person", { ...made, conversationId: "admin", reportedId: null }, "NOT_PERMITTED"],
  ] as const)("is not changed if %s", (_, found, reason) => {
    expect(decide({ found })).toMatchObject({ ok: false, failure: { reason } });
  });
});

it("ends a talk of the two, and no other", () => {
  expect(partingOf(heldBy("meera"), "meera", NOON, "fresh")).toMatchObject({ status: "waiting", claimId: "fresh" });
  expect(partingOf(heldBy("ravi"), "meera", NOON, "fresh")).toBeNull();
  expect(partingOf(aConversation(), "meera", NOON, "fresh")).toBeNull();
  expect(partingOf(aConversation(), null, NOON, "fresh")).toBeNull();
});
