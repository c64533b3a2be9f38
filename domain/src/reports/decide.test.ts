import { describe, expect, it } from "vitest";
import { aConversation, aMessage, frozen, heldBy, NOON, aReport, reportFacts } from "../../../tests/support/domain";
import { caseOfCallEnd, caseOfEnd, caseOfWords, decideCase, decideReopening, decideReport, removable } from "./decide";
import type { Report } from "./model";

const decide = (changes: Parameters<typeof reportFacts>[0] = {}) => decideReport(frozen(reportFacts(changes)));

const stored = aReport();

it("a call for a supervisor reports nobody, and is told to the admins who read cases", () => {
  const category = "supervisor";
  expect(decide({ actor: "meera", category })).toMatchObject({
    value: { report: { by: "volunteer", reportedId: null, category }, parted: null, tells: "safety" },
  });
  expect(decide({ actor: "meera", category: "hard" })).toMatchObject({ value: { tells: null } });
  expect(decide({ actor: "asha", category })).toMatchObject({ ok: false, failure: { reason: "NOT_CLAIMED" } });
});

/** Meera's report that listening to Asha was hard for her. */
const hard: Report = { ...stored, by: "volunteer", reporterId: "meera", reportedId: null, category: "hard" };

describe("a report", () => {
  it.each([
    ["asha", heldBy("meera"), { by: "customer", reportedId: "meera" }],
    ["asha", aConversation({ lastVolunteerId: "ravi" }), { by: "customer", reportedId: "ravi" }],
    ["asha", aConversation(), { by: "customer", reportedId: null, blocked: false }],
    ["meera", heldBy("meera"), { by: "volunteer", reportedId: "asha" }],
    ["meera", aConversation({ status: "closed", lastVolunteerId: "meera" }), { by: "volunteer", reportedId: "asha" }],
  ] as const)("by %s is taken, %#", (actor, conversation, expected) => {
    expect(decide({ actor, conversation, block: expected.reportedId === null })).toMatchObject({
      ok: true,
      value: { report: expected, assignment: null },
    });
  });

  const answered = { customerId: "asha", volunteerId: "ravi", answeredAt: NOON, allowance: "free" } as const;

  it.each([
    ["asha", heldBy("meera"), { by: "customer", reportedId: "ravi" }],
    ["asha", null, { by: "customer", reportedId: "ravi" }],
    ["ravi", null, { by: "volunteer", reportedId: "asha" }],
  ] as const)("after a call means who answered it, by %s with %o", (actor, conversation, expected) => {
    const decided = decide({ actor, conversation, callId: "call-1", call: answered, block: true });
    // Meera, who holds the conversation now, keeps it.
    expect(decided).toMatchObject({
      ok: true,
      value: { report: { ...expected, callId: "call-1" }, parted: "ravi", assignment: null },
    });
  });

  it.each([
    ["of somebody else", { ...answered, customerId: "kiran" }],
    ["that nobody answered", { ...answered, answeredAt: null }],
    ["that there is not", null],
  ])("of a call %s is not found", (_what, call) => {
    expect(decide({ callId: "call-1", call })).toMatchObject({ ok: false, failure: { reason: "NOT_FOUND" } });
  });

  it("of a call by a listener who did not answer it is refused", () => {
    const decided = decide({ actor: "meera", callId: "call-1", call: answered });
    expect(decided).toMatchObject({ ok: false, failure: { reason: "NOT_CLAIMED" } });
  });

  it("under the id of another call is another report", () => {
    const facts = { callId: "call-2", call: answered, stored: { ...stored, callId: "call-1" } };
    expect(decide(facts)).toMatchObject({ ok: false, failure: { reason: "ID_REUSED" } });
  });

  const ofRavi = aMessage({ sender: "volunteer", receiver: "asha", volunteerId: "ravi", ownMessageNumber: null });
  const own = aMessage({ volunteerId: "ravi" });

  it("means the listener who wrote last, whoever listens now", () => {
    const handedOver = heldBy("meera", { lastVolunteerId: "meera" });
    const decided = decide({ conversation: handedOver, message: ofRavi, block: true });
    // Meera, whom the report does not concern, keeps the conversation.
    expect(decided).toMatchObject({
      value: { report: { reportedId: "ravi", messageId: null }, parted: "ravi", assignment: null },
    });
  });

  it("means the listener of the message that it names", () => {
    const decided = decide({ conversation: heldBy("meera"), messageId: "m7", message: ofRavi, block: true });
    expect(decided).toMatchObject({
      value: { report: { reportedId: "ravi", messageId: "m7" }, parted: "ravi", assignment: null },
    });
    expect(decide({ conversation: heldBy("ravi"), messageId: "m7", message: ofRavi, block: true })).toMatchObject({
      value: { assignment: { status: "waiting" } },
    });
  });

  it("is refused if no listener wrote that message", () => {
    for (const message of [null, own])
      expect(decide({ messageId: "m7", message })).toEqual({ ok: false, failure: { reason: "NOT_FOUND" } });
  });

  it("by a listener of a message in a talk of theirs is accepted, also after a colleague has followed", () => {
    const conversation = heldBy("meera");
    expect(decide({ actor: "ravi", conversation, messageId: "m7", message: own, block: true })).toMatchObject({
      value: { report: { by: "volunteer", reportedId: "asha", messageId: "m7" }, parted: "ravi", assignment: null },
    });
    expect(decide({ actor: "kiran", conversation, messageId: "m7", message: own })).toEqual({
      ok: false,
      failure: { reason: "NOT_CLAIMED" },
    });
    expect(decide({ actor: "ravi", conversation, message: ofRavi })).toEqual({
      ok: false,
      failure: { reason: "NOT_CLAIMED" },
    });
  });

  it("is refused from everybody else", () => {
    expect(decide({ actor: "ravi" })).toEqual({ ok: false, failure: { reason: "NOT_CLAIMED" } });
    expect(decide({ actor: "ravi", conversation: heldBy("meera", { lastVolunteerId: "ravi" }) })).toEqual({
      ok: false,
      failure: { reason: "NOT_CLAIMED" },
    });
    expect(decide({ conversation: null })).toEqual({ ok: false, failure: { reason: "NOT_FOUND" } });
  });

  it("parts the two when asked, at once while they talk", () => {
    expect(decide({ block: true })).toMatchObject({
      value: {
        report: { blocked: true },
        parted: "meera",
        assignment: { status: "waiting", claimId: "claim-fresh", passed: { meera: NOON }, askedToPart: true },
      },
    });
    expect(decide({ actor: "meera", block: true })).toMatchObject({
      value: { parted: "meera", assignment: { status: "waiting", askedToPart: false } },
    });
    const apart = aConversation({ lastVolunteerId: "meera" });
    expect(decide({ conversation: apart, block: true })).toMatchObject({
      value: { parted: "meera", assignment: null },
    });
    expect(decide()).toMatchObject({ value: { parted: null, assignment: null } });
  });

  it("counts once under its id", () => {
    expect(decide({ stored })).toEqual({ ok: true, value: "repeat" });
    for (const changes of [
      { note: "other" },
      { category: "spam" },
      { actor: "meera" },
      { customerId: "kiran" },
      { messageId: "m7" },
      { block: true },
    ] as const) {
      expect(decide({ stored, ...changes })).toEqual({ ok: false, failure: { reason: "ID_REUSED" } });
    }
  });

  it.each([
    ["stands", { blocked: true }, true, true],
    ["was lifted since", { liftedAt: NOON }, true, true],
    ["was asked for, and is not any more", { blocked: true }, false, false],
    ["parted nobody", { reportedId: null }, true, true],
  ] as const)("counts once if its block %s", (_, changes, block, isRepeat) => {
    expect(decide({ stored: { ...stored, ...changes }, block }).ok).toBe(isRepeat);
  });
});

describe("a case", () => {
  it.each([
    ["admin", stored, true],
    ["admin", null, "NOT_FOUND"],
    ["asha", stored, "NOT_PERMITTED"],
    ["meera", stored, "NOT_PERMITTED"],
    ["asha", hard, "NOT_PERMITTED"],
    ["admin", { ...stored, status: "decided" }, "CASE_DECIDED"],
  ] as const)("by %s, %#", (actor, found, expected) => {
    for (const decision of ["no-action", "warned", "removed"] as const) {
      const decided = decideCase(actor, found, decision);
      expect(decided.ok || decided.failure.reason).toBe(expected);
    }
  });

  it.each([
    ["a customer", { by: "volunteer", reporterId: "meera", reportedId: "asha" }],
    ["nobody, when a listener found it hard", hard],
    ["nobody, before anybody has listened", { reportedId: null }],
  ] as const)("about %s removes nobody", (_, changes) => {
    const found = { ...stored, ...changes };
    expect(removable(found)).toBeNull();
    expect(decideCase("admin", found, "removed")).toEqual({
      ok: false,
      failure: { reason: "INVALID_INPUT", fields: ["decision"] },
    });
    for (const decision of ["no-action", "warned"] as const)
      expect(decideCase("admin", found, decision)).toMatchObject({ ok: true });
    expect(decideCase("admin", { ...found, status: "decided" }, "removed")).toMatchObject({
      failure: { reason: "CASE_DECIDED" },
    });
  });

  it("about a listener may remove them", () => {
    expect(removable(stored)).toBe("meera");
  });
});

describe("a decided case", () => {
  it.each([
    ["admin", { ...stored, status: "decided" }, { ok: true, value: "open" }],
    ["admin", stored, { ok: true, value: "as-it-is" }],
    ["admin", null, { ok: false, failure: { reason: "NOT_FOUND" } }],
    ["asha", { ...stored, status: "decided" }, { ok: false, failure: { reason: "NOT_PERMITTED" } }],
    ["meera", { ...stored, status: "decided" }, { ok: false, failure: { reason: "NOT_PERMITTED" } }],
    ["asha", { ...hard, status: "decided" }, { ok: false, failure: { reason: "NOT_PERMITTED" } }],
  ] as const)("is opened again by who is no part of it: %s, %#", (actor, found, expected) => {
    expect(decideReopening(actor, found)).toEqual(expected);
  });
});

describe("the end of a crisis by the person", () => {
  it("is a case, which names the conversation and no listener", () => {
    const waited = { risk: "crisis", status: "waiting" } as const;
    expect(caseOfEnd("asha", "customer", waited)).toMatchObject({ category: "crisis-ended", ended: "queue" });
    expect(caseOfEnd("asha", "customer", { risk: "crisis", status: "active" })).toMatchObject({
      category: "crisis-ended",
      ended: "chat",
      conversationId: "asha",
      reportedId: null,
      by: "server",
      status: "open",
    });
  });

  it.each([
    ["volunteer", "crisis"],
    ["customer", "concern"],
    ["customer", "none"],
  ] as const)("is none if the %s ends it at the level %s", (side, risk) => {
    expect(caseOfEnd("asha", side, { risk, status: "active" })).toBeNull();
  });
});

it("a text outside the chat makes a case about its writer if it certainly tells of danger", () => {
  expect(caseOfWords("asha", "certain")).toMatchObject({ category: "danger-written", conversationId: "asha" });
  expect((["none", "concern", "unsure"] as const).map((tier) => caseOfWords("asha", tier))).toEqual([null, null, null]);
});

describe("the end of a call in a crisis", () => {
  const call = { customerId: "asha", status: "ended", allowance: "crisis" } as const;

  it("is a case, whoever ended it", () => {
    expect(caseOfCallEnd("call-1", call)).toMatchObject({
      category: "crisis-ended",
      conversationId: "asha",
      callId: "call-1",
      by: "server",
      reportedId: null,
    });
  });

  it("has what its listener reported", () => {
    const told = { agreed: "She calls her sister.", whoKnows: "Her sister.", linesGiven: true };
    expect(caseOfCallEnd("call-1", call, told)).toMatchObject({ category: "crisis-ended", crisis: told });
  });

  it.each(["free", "plan"] as const)("is none without a crisis: %s", (allowance) => {
    expect(caseOfCallEnd("call-1", { ...call, allowance })).toBeNull();
  });

  it.each(["active", "cancelled", "missed"] as const)("is none if nothing has ended: %s", (status) => {
    expect(caseOfCallEnd("call-1", { ...call, status })).toBeNull();
  });
});
