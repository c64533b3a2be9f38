import { describe, expect, it, test } from "vitest";
import { aConversation, found, aPlan, heldBy, NOON } from "../../../tests/support/domain";
import { meera, refused, reply, stored } from "../../../tests/support/sending";
import { CONSENT_VERSION } from "../accounts/consent";
import { SECOND } from "../time";
import type { Tier } from "../safety/levels";
import { aliasFor } from "./alias";

describe("the first message of a customer", () => {
  it("begins a conversation that waits", () => {
    expect(stored({ text: "Is anyone there?", locale: "te" })).toEqual({
      message: {
        text: "Is anyone there?",
        sender: "asha",
        receiver: "volunteer",
        volunteerId: null,
        claimId: "claim-fresh",
        ownMessageNumber: 1,
      },
      reply: { messageId: "message-1", remaining: 18, locked: false },
      uses: [],
      consent: CONSENT_VERSION,
      stateBefore: { risk: "none", alarm: null, saidYes: false },
      change: {
        kind: "begin",
        conversation: {
          alias: aliasFor("asha"),
          status: "waiting",
          volunteerId: null,
          claimId: "claim-fresh",
          lastSender: "customer",
          unreadByCustomer: 0,
          unreadByVolunteer: 1,
          ownMessageCount: 1,
          locked: false,
          risk: "none",
          alarm: null,
          saidYes: false,
          strain: 0,
          worried: false,
          priority: 0,
          notice: null,
          locale: "te",
          unansweredSince: NOON,
          consent: CONSENT_VERSION,
          customerWindow: { startedAt: NOON, count: 1 },
          volunteerWindow: { startedAt: 0, count: 0 },
        },
      },
    });
  });

  it("has priority if the plan gives it, and no limit if the plan includes chat", () => {
    const { change, reply: answer } = stored({ plan: aPlan() });
    expect(change).toMatchObject({ kind: "begin", conversation: { priority: 1, locked: false } });
    expect(answer).toEqual({ messageId: "message-1", remaining: null, locked: false });
  });
});

describe("a further message of a customer", () => {
  it("changes only what it must, while they wait", () => {
    const conversation = aConversation({
      ownMessageCount: 4,
      unreadByVolunteer: 2,
      priority: 1,
      notice: "listener-left",
    });
    const decision = stored({ conversation, text: "Still here", now: NOON + SECOND, locale: "hi" });
    expect(decision.message).toEqual({
      text: "Still here",
      sender: "asha",
      receiver: "volunteer",
      volunteerId: null,
      claimId: "claim-0",
      ownMessageNumber: 5,
    });
    expect(decision.change).toEqual({
      kind: "continue",
      patch: {
        lastSender: "customer",
        unreadByVolunteer: 3,
        ownMessageCount: 5,
        locked: false,
        priority: 0,
        customerWindow: { startedAt: NOON, count: 2 },
        meter: null,
      },
    });
  });

  it("carries the claim of the listener who reads it", () => {
    const { message, change } = stored({ conversation: heldBy("meera") });
    expect(message).toMatchObject({ volunteerId: "meera", claimId: "claim-1" });
    expect(change.kind).toBe("continue");
  });

  it("opens a closed conversation again under a new claim, in the present language", () => {
    const conversation = aConversation({
      status: "closed",
      notice: "ended-by-listener",
      ownMessageCount: 7,
      unreadByVolunteer: 0,
      risk: "concern",
    });
    const { message, change } = stored({ conversation, locale: "hi", plan: aPlan() });
    expect(message).toMatchObject({ volunteerId: null, claimId: "claim-fresh", ownMessageNumber: 8 });
    expect(change).toEqual({
      kind: "reopen",
      patch: {
        status: "waiting",
        volunteerId: null,
        claimId: "claim-fresh",
        notice: null,
        locale: "hi",
        lastSender: "customer",
        unreadByVolunteer: 1,
        ownMessageCount: 8,
        locked: false,
        priority: 1,
        customerWindow: { startedAt: NOON, count: 2 },
        meter: null,
        unansweredSince: NOON,
      },
    });
  });
});

describe("a message of the listener", () => {
  it.each(["call 98480 22338", "write to me at meera@example.com", "మీరు ౯౮౪౮౦౨౨౩౩౮"])(
    "is refused with contact details: %s",
    (text) => {
      expect(refused({ side: meera, text, conversation: heldBy("meera") })).toEqual({ reason: "CONTACT_DETAILS" });
      expect(stored({ text, conversation: heldBy("meera") }).message).toMatchObject({ text });
    },
  );

  it("is refused with the last part of a number, and the next one is accepted", () => {
    const first = stored({ side: meera, text: "98480", conversation: heldBy("meera") });
    const trace = { claimId: "claim-1", messages: [{ digits: "98480", messenger: false }] };
    expect(first.change).toMatchObject({ patch: { contactTrace: trace } });
    const conversation = heldBy("meera", { contactTrace: trace });
    expect(refused({ side: meera, text: "22338", conversation })).toEqual({ reason: "CONTACT_DETAILS" });
    expect(stored({ side: meera, text: "I am here.", conversation }).change).toMatchObject({
      patch: { contactTrace: { claimId: "claim-1", messages: [...trace.messages, { digits: "", messenger: false }] } },
    });
  });

  it("is not checked together with a colleague's messages under another claim", () => {
    const contactTrace = { claimId: "claim-0", messages: [{ digits: "98480", messenger: false }] };
    const conversation = heldBy("meera", { contactTrace });
    expect(stored({ side: meera, text: "22338", conversation }).change).toMatchObject({
      patch: { contactTrace: { claimId: "claim-1" } },
    });
    expect(stored({ side: meera, text: "I am here.", conversation }).change).toMatchObject({
      patch: { contactTrace: null },
    });
    expect(stored({ text: "22338", conversation }).change).not.toHaveProperty("patch.contactTrace");
  });

  it("is stored under the claim, with the sender volunteer", () => {
    const decision = stored({
      side: meera,
      conversation: heldBy("meera", { unreadByCustomer: 1 }),
      text: "I am here.",
    });
    expect(decision).toEqual({
      message: {
        text: "I am here.",
        sender: "volunteer",
        receiver: "asha",
        volunteerId: "meera",
        claimId: "claim-1",
        ownMessageNumber: null,
      },
      reply: { messageId: "message-1", remaining: null, locked: false },
      uses: [],
      consent: null,
      stateBefore: { risk: "none", alarm: null, saidYes: false },
      change: {
        kind: "continue",
        patch: {
          lastSender: "volunteer",
          unreadByCustomer: 2,
          volunteerWindow: { startedAt: NOON, count: 1 },
          meter: null,
          answeredClaim: "claim-1",
        },
      },
    });
  });

  it("marks the claim as answered once, and ends the person’s wait for an answer", () => {
    const again = stored({ side: meera, conversation: heldBy("meera", { answeredClaim: "claim-1" }) });
    expect(again.change).not.toHaveProperty("patch.answeredClaim");
    const waiting = (lastSender: "customer" | "volunteer") =>
      stored({ conversation: heldBy("meera", { lastSender, unansweredSince: 1 }) }).change;
    expect(waiting("volunteer")).toMatchObject({ patch: { unansweredSince: NOON } });
    expect(waiting("customer")).not.toHaveProperty("patch.unansweredSince");
  });

  it("is not limited by the customer's free messages", () => {
    expect(reply({ side: meera, conversation: heldBy("meera", { ownMessageCount: 19, locked: true }) })).toMatchObject({
      locked: false,
    });
  });

  test.each([
    ["there is no conversation", null, "NOT_FOUND"],
    ["it waits", aConversation(), "NOT_CLAIMED"],
    ["it waits and still names them", aConversation({ volunteerId: "meera" }), "NOT_CLAIMED"],
    ["it is closed", aConversation({ status: "closed", volunteerId: "meera" }), "NOT_CLAIMED"],
    ["a colleague holds it", heldBy("ravi"), "NOT_CLAIMED"],
    ["a crisis: still only the one who holds it", heldBy("ravi", { risk: "crisis" }), "NOT_CLAIMED"],
  ] as const)("is refused when %s", (_, conversation, reason) => {
    expect(refused({ side: meera, conversation })).toEqual({ reason });
  });
});

describe("a message that tells of danger", () => {
  const full = { ownMessageCount: 19, locked: true } as const;

  it("is accepted as the twentieth, raises the level and unlocks", () => {
    const { change, reply: answer, message } = stored({ conversation: aConversation(full), found: found("certain") });
    expect(answer).toEqual({ messageId: "message-1", remaining: null, locked: false });
    expect(message).toMatchObject({ ownMessageNumber: 20 });
    expect(change).toMatchObject({ kind: "continue", patch: { risk: "crisis", locked: false, ownMessageCount: 20 } });
  });

  it("is not refused by the limit of a minute", () => {
    const conversation = aConversation({ customerWindow: { startedAt: NOON, count: 60 } });
    expect(refused({ conversation })).toMatchObject({ reason: "RATE_LIMITED" });
    expect(refused({ conversation, found: found("certain") })).toBe("store");
  });

  it("raises a level and never lowers one", () => {
    const after = (risk: "none" | "concern" | "crisis", tier: Tier) => {
      const { change } = stored({ conversation: aConversation({ risk }), found: found(tier) });
      return change.kind === "continue" && "risk" in change.patch ? change.patch.risk : "unchanged";
    };
    expect([after("none", "none"), after("none", "concern"), after("concern", "certain")]).toEqual([
      "unchanged",
      "concern",
      "crisis",
    ]);
    expect([after("concern", "none"), after("crisis", "concern"), after("crisis", "none")]).toEqual([
      "unchanged",
      "unchanged",
      "unchanged",
    ]);
  });

  it("begins and reopens a conversation with its level", () => {
    expect(stored({ found: found("concern") }).change).toMatchObject({
      kind: "begin",
      conversation: { risk: "concern" },
    });
    const closed = aConversation({ status: "closed", ...full });
    expect(stored({ conversation: closed, found: found("certain") }).change).toMatchObject({
      kind: "reopen",
      patch: { risk: "crisis", status: "waiting" },
    });
  });

  it("changes nothing if a listener writes it", () => {
    const { change } = stored({ side: meera, conversation: heldBy("meera"), found: found("certain") });
    expect(change).toMatchObject({ kind: "continue", patch: expect.not.objectContaining({ risk: "crisis" }) });
  });

  it("with unsure danger raises an alarm once, and allows twenty more messages", () => {
    const unsure = { found: found("unsure"), now: NOON };
    expect(stored(unsure).change).toMatchObject({
      conversation: { risk: "concern", alarm: { since: NOON, answer: null } },
    });
    const spent = { ...full, alarm: { since: NOON - 1, answer: null } };
    const later = stored({ conversation: aConversation(spent), ...unsure });
    expect(later.reply).toMatchObject({ remaining: 19, locked: false });
    expect(later.change).not.toHaveProperty("patch.alarm");
    expect(refused({ conversation: aConversation({ ...spent, ownMessageCount: 38 }) })).toBe("store");
    expect(refused({ conversation: aConversation({ ...spent, ownMessageCount: 39 }) })).toEqual({
      reason: "CHAT_LIMIT",
    });
    expect(refused({ conversation: aConversation({ ...spent, alarm: { since: NOON, answer: "listener" } }) })).toEqual({
      reason: "CHAT_LIMIT",
    });
  });

  it("counts together with those before it", () => {
    let conversation = aConversation();
    const tiers = Array.from({ length: 12 }, () => {
      const { change } = stored({ conversation, found: found("none", { score: -0.2 }) });
      if (change.kind === "continue") conversation = { ...conversation, ...change.patch };
      return conversation.alarm !== null;
    });
    expect([tiers[0], tiers.at(-1)]).toEqual([false, true]);
  });

  it("with a concern only leaves the limit as it is", () => {
    expect(refused({ conversation: aConversation(full), found: found("concern") })).toEqual({ reason: "CHAT_LIMIT" });
  });
});
