import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import { FREE_MESSAGES } from "@thodu/domain/chat/limits";
import { GRACE_MESSAGES } from "@thodu/domain/safety/grace";
import { describe, expect, it } from "vitest";
import { freeLeft, isSpent, lockOf, locksAtEnd, meetsLimit, opensAgain } from "./limit";

const plan: PlanTerm = {
  planId: "daily-care",
  item: null,
  paymentId: "pay_1",
  validUntil: 2_000,
  status: "active",
  terms: [],
};
const facts = {
  summary: { locked: true, risk: "none" as const },
  refusal: null,
  plan: null,
  lockedBefore: false,
  now: 1_000,
};
const atLimit = { lock: "messages", returnsAt: null, paymentId: null } as const;
const atQuota = { lock: "minutes", returnsAt: 1_500, paymentId: "pay_1" } as const;
const onLastDay = { lock: "last-day", returnsAt: null, paymentId: "pay_1" } as const;

describe("a refusal because the free messages are used up", () => {
  const talk = {
    status: "waiting" as const,
    ownMessageCount: FREE_MESSAGES,
    risk: "concern" as const,
    worried: false,
    locked: false,
  };
  const alarm = { since: 1, answer: null };

  it("ends with an alarm that adds messages, while some of them are left", () => {
    expect(opensAgain(atLimit, { ...talk, alarm })).toBe(true);
    expect(opensAgain(atLimit, { ...talk, alarm, ownMessageCount: FREE_MESSAGES + GRACE_MESSAGES })).toBe(false);
    expect(opensAgain(atLimit, { ...talk, alarm: null })).toBe(false);
    expect(opensAgain(atLimit, null)).toBe(false);
    // The minutes of a day are another limit.
    expect(opensAgain(atQuota, { ...talk, alarm })).toBe(false);
  });
});

describe("the composer", () => {
  it("is open until the limit is met", () => {
    expect(lockOf({ ...facts, summary: null })).toBeNull();
    expect(lockOf({ ...facts, summary: { locked: false, risk: "none" } })).toBeNull();
  });

  it("is locked at the limit, by the count or by a refusal", () => {
    expect(lockOf(facts)).toBe("messages");
    expect(lockOf({ ...facts, summary: { locked: false, risk: "none" }, refusal: atLimit })).toBe("messages");
    expect(lockOf({ ...facts, summary: null, refusal: { ...atLimit, paymentId: undefined }, plan })).toBe("messages");
  });

  it("is locked as it was last known, until the count is known again", () => {
    const before = { ...facts, lockedBefore: true };
    expect(lockOf({ ...before, summary: null })).toBe("messages");
    expect(lockOf({ ...before, summary: { locked: false, risk: "none" } })).toBeNull();
  });

  it("is not locked by the count before it is known whether a plan pays, but by a refusal", () => {
    expect(lockOf({ ...facts, plan: undefined })).toBeNull();
    expect(lockOf({ ...facts, summary: null, lockedBefore: true, plan: undefined })).toBeNull();
    const refusal = { ...atLimit, paymentId: undefined };
    expect(lockOf({ ...facts, refusal, plan: undefined })).toBe("messages");
  });

  it("is unlocked by a plan that covers chat, and not by one that ran out", () => {
    expect(lockOf({ ...facts, plan })).toBeNull();
    expect(lockOf({ ...facts, refusal: atLimit, plan })).toBeNull();
    expect(lockOf({ ...facts, plan, now: 2_000 })).toBe("messages");
    expect(lockOf({ ...facts, plan: { ...plan, planId: "pay-as-you-go", item: "call" } })).toBe("messages");
  });

  it("is locked by used minutes until they return or another plan was bought", () => {
    const used = { ...facts, summary: { locked: false, risk: "none" as const }, refusal: atQuota, plan };
    expect(lockOf(used)).toBe("minutes");
    expect(lockOf({ ...used, refusal: { ...atQuota, paymentId: undefined } })).toBe("minutes");
    expect(lockOf({ ...used, now: 1_500 })).toBeNull();
    expect(lockOf({ ...used, plan: { ...plan, paymentId: "pay_2" } })).toBeNull();
  });

  it("is locked by the used minutes of a plan’s last day until it ends; then the free messages decide", () => {
    const used = { ...facts, summary: { locked: false, risk: "none" as const }, refusal: onLastDay, plan };
    expect(lockOf(used)).toBe("last-day");
    expect(lockOf({ ...used, refusal: { ...onLastDay, paymentId: undefined }, plan: undefined })).toBe("last-day");
    expect(lockOf({ ...used, now: 2_000 })).toBeNull();
    expect(lockOf({ ...used, plan: { ...plan, status: "ended" } })).toBeNull();
    expect(lockOf({ ...used, summary: { locked: true, risk: "none" }, now: 2_000 })).toBe("messages");
    expect(lockOf({ ...used, plan: { ...plan, paymentId: "pay_2" } })).toBeNull();
    expect(lockOf({ ...used, summary: { locked: false, risk: "crisis" } })).toBeNull();
  });

  it("stays locked by a used-up Pay As You Go", () => {
    const chat: PlanTerm = { ...plan, planId: "pay-as-you-go", item: "chat" };
    expect(lockOf({ ...facts, plan: chat, refusal: { ...atLimit, paymentId: "pay_1" } })).toBe("messages");
  });

  it("is never locked in a crisis", () => {
    expect(lockOf({ ...facts, summary: { locked: true, risk: "crisis" }, refusal: atLimit })).toBeNull();
    expect(lockOf({ ...facts, summary: { locked: true, risk: "crisis" }, refusal: atQuota, plan })).toBeNull();
  });

  it("reads the plan only once the limit is met", () => {
    expect(meetsLimit({ summary: { locked: false, risk: "none" }, refusal: null })).toBe(false);
    expect(meetsLimit({ summary: null, refusal: atLimit })).toBe(true);
  });
});

describe("the free messages left", () => {
  const alarm = { since: 500, answer: null };
  const waits = {
    status: "waiting" as const,
    ownMessageCount: 15,
    risk: "none" as const,
    alarm: null,
    worried: false,
    locked: false,
  };
  const told = { summary: waits, answered: null, plan: null, now: 1_000 };

  it("are counted for a waiting person, once it is known that no plan pays", () => {
    expect(freeLeft(told)).toBe(4);
    expect(freeLeft({ ...told, plan: undefined })).toBeNull();
    expect(freeLeft({ ...told, plan })).toBeNull();
    expect(freeLeft({ ...told, summary: { ...waits, status: "active" } })).toBeNull();
    expect(freeLeft({ ...told, summary: null })).toBeNull();
  });

  it("include the twenty more of a person who may be in danger, or worries about another, during that talk", () => {
    expect(freeLeft({ ...told, summary: { ...waits, alarm } })).toBe(24);
    expect(freeLeft({ ...told, summary: { ...waits, worried: true } })).toBe(24);
    const closed = { ...waits, status: "closed" as const, alarm, ownMessageCount: 16 };
    expect(freeLeft({ ...told, summary: closed, answered: { left: 23, counted: 24 } })).toBe(3);
  });

  it("are what the server answered until what is stored has changed", () => {
    const answered = { left: 24, counted: 5 };
    expect(freeLeft({ ...told, summary: { ...waits, ownMessageCount: 14 }, answered })).toBe(24);
    expect(freeLeft({ ...told, summary: { ...waits, alarm }, answered })).toBe(24);
    expect(freeLeft({ ...told, summary: { ...waits, alarm, ownMessageCount: 17 }, answered })).toBe(22);
    expect(freeLeft({ ...told, summary: { ...waits, alarm: { since: 500, answer: "listener" } }, answered })).toBe(4);
    expect(freeLeft({ ...told, answered: { left: null, counted: 5 } })).toBeNull();
    expect(freeLeft({ ...told, summary: null, answered: { left: 18, counted: null } })).toBe(18);
  });

  it("are not shown in a crisis, whatever was answered before", () => {
    const summary = { ...waits, risk: "crisis" as const };
    expect(freeLeft({ ...told, summary })).toBeNull();
    expect(freeLeft({ ...told, summary, answered: { left: 4, counted: 5 } })).toBeNull();
  });

  it("may have been used up in a crisis, or in a talk, that is over: then they are spent", () => {
    const spent = { ...waits, status: "active" as const, ownMessageCount: 22 };
    const at = { plan: null, now: 1_000 };
    expect(isSpent({ ...at, summary: spent })).toBe(true);
    expect(isSpent({ ...at, summary: { ...spent, risk: "concern" } })).toBe(true);
    expect(isSpent({ ...at, summary: { ...spent, alarm: { since: 500, answer: "listener" } } })).toBe(true);
    expect(isSpent({ ...at, summary: { ...spent, status: "closed", alarm } })).toBe(true);
    for (const summary of [
      null,
      { ...spent, ownMessageCount: 18 },
      { ...spent, risk: "crisis" as const },
      { ...spent, alarm },
      { ...spent, locked: true },
    ])
      expect(isSpent({ ...at, summary })).toBe(false);
    expect(isSpent({ ...at, summary: spent, plan })).toBe(false);
    expect(isSpent({ ...at, summary: spent, plan: undefined })).toBe(false);
    // What an alarm adds ends with its talk.
    const more = { ...spent, ownMessageCount: 25, alarm };
    expect(isSpent({ ...at, summary: more })).toBe(false);
    expect(locksAtEnd({ ...at, summary: more })).toBe(true);
    expect(locksAtEnd({ ...at, summary: { ...more, worried: true, alarm: null } })).toBe(true);
    for (const summary of [null, { ...more, ownMessageCount: 18 }, { ...more, risk: "crisis" as const }])
      expect(locksAtEnd({ ...at, summary })).toBe(false);
    expect(locksAtEnd({ ...at, summary: more, plan })).toBe(false);
    expect(locksAtEnd({ ...at, summary: more, plan: undefined })).toBe(false);
  });
});
