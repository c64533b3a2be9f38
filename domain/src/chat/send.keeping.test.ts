import { describe, expect, it } from "vitest";
import { aConversation, heldBy, NOON } from "../../../tests/support/domain";
import { meera, stored } from "../../../tests/support/sending";
import { CONSENT_VERSION } from "../accounts/consent";
import { DAY } from "../time";

describe("the consent of a person who writes", () => {
  it.each([
    ["before any", null],
    ["to an older version", CONSENT_VERSION - 1],
  ])("is stored with the next message: %s", (_, consent) => {
    for (const status of ["waiting", "closed"] as const) {
      const decision = stored({ conversation: aConversation({ consent, status }) });
      expect(decision.consent).toBe(CONSENT_VERSION);
      expect(decision.change).toMatchObject({ patch: { consent: CONSENT_VERSION } });
    }
  });

  it("is stored once, and never for a listener", () => {
    expect(stored({ conversation: aConversation() }).consent).toBeNull();
    expect(stored({ side: meera, conversation: heldBy("meera", { consent: null }) }).consent).toBeNull();
  });
});

describe("the conversation of a guest", () => {
  const end = NOON + 30 * DAY;

  it("is deleted 30 days after its last message, of either side", () => {
    expect(stored({ guest: true }).change).toMatchObject({ conversation: { expireAt: end } });
    expect(stored({ guest: true, conversation: aConversation({ expireAt: NOON }) }).change).toMatchObject({
      patch: { expireAt: end },
    });
    expect(stored({ side: meera, conversation: heldBy("meera", { expireAt: NOON }) }).change).toMatchObject({
      patch: { expireAt: end },
    });
  });

  it("is kept once they have an account", () => {
    expect(stored({ conversation: aConversation({ expireAt: NOON }) }).change).toMatchObject({
      patch: { expireAt: null },
    });
    expect(stored({ side: meera, conversation: heldBy("meera") }).change).not.toHaveProperty("patch.expireAt");
  });

  it("is kept as its owner chose, from the last message of either side", () => {
    const chosen = { keepDays: 365, expireAt: NOON };
    const after = { patch: { expireAt: NOON + 365 * DAY } };
    expect(stored({ conversation: aConversation(chosen) }).change).toMatchObject(after);
    expect(stored({ side: meera, conversation: heldBy("meera", chosen) }).change).toMatchObject(after);
  });
});
