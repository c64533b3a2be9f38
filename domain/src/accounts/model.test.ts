import { describe, expect, it, test } from "vitest";
import { NOON, storedInstant } from "../../../tests/support/domain";
import { auditEntry, user } from "./model";

describe("users/{uid}", () => {
  const stored = { email: "asha@example.com", role: "customer", createdAt: storedInstant(NOON) };

  it("is read with defaults for what older records lack", () => {
    expect(user.parse(stored)).toEqual({
      ...stored,
      displayName: "",
      locale: "en",
      createdAt: NOON,
      consent: null,
      keepConversation: "always",
    });
    expect(user.parse({ ...stored, email: null, displayName: "Asha", locale: "te", role: "volunteer" })).toEqual({
      email: null,
      displayName: "Asha",
      locale: "te",
      role: "volunteer",
      createdAt: NOON,
      consent: null,
      keepConversation: "always",
    });
    const guest = { consent: { version: 1, at: storedInstant(NOON) } };
    expect(user.parse(guest)).toMatchObject({
      role: "customer",
      email: null,
      createdAt: null,
      consent: { version: 1, at: NOON, withdrawnAt: null },
    });
  });

  test.each([
    ["role", "admin"],
    ["locale", "fr"],
    ["createdAt", NOON],
  ])("is invalid with %s %j", (key, value) => {
    expect(user.safeParse({ ...stored, [key]: value }).success).toBe(false);
  });
});

describe("auditLog/{id}", () => {
  const stored = { at: storedInstant(NOON), actor: "root", action: "volunteer.approve", target: "meera" };

  it("is read, with an empty reason if there was none", () => {
    expect(auditEntry.parse(stored)).toEqual({ ...stored, at: NOON, reason: "" });
    expect(auditEntry.parse({ ...stored, reason: "Interviewed" })).toMatchObject({ reason: "Interviewed" });
  });

  test.each([
    "admin.make",
    "admin.withdraw",
    "account.delete",
    "consent.withdraw",
    "volunteer.apply",
    "volunteer.revoke",
    "support.reply",
    "conversation.claim",
    "conversation.takeOver",
    "conversation.release",
    "conversation.handOver",
    "conversation.end",
    "conversation.requeue",
  ])("has the action %s", (action) => {
    expect(auditEntry.safeParse({ ...stored, action }).success).toBe(true);
  });

  it("refuses any other action", () => {
    expect(auditEntry.safeParse({ ...stored, action: "volunteer.forget" }).success).toBe(false);
  });
});
