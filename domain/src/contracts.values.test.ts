import { describe, expect, it, test } from "vitest";
import { accepts, taken } from "../../tests/support/contracts";
import { contracts } from "./contracts";

describe("normalised", () => {
  test.each([
    ["sendMessage", { messageId: "m", text: "\u200B Hello \n" }, { messageId: "m", text: "Hello" }],
    [
      "sendMessage",
      { messageId: "m", text: "<script>alert(1)</script>" },
      { messageId: "m", text: "<script>alert(1)</script>" },
    ],
    ["claimConversation", { conversationId: "asha", reason: " why " }, { conversationId: "asha", reason: "why" }],
    ["updateProfile", { displayName: " ఆశా " }, { displayName: "ఆశా" }],
    ["applyAsVolunteer", { phone: " 040-40000001 " }, { phone: "040-40000001" }],
    ["approveVolunteer", { email: " meera@example.com " }, { email: "meera@example.com" }],
    ["revokeVolunteer", { email: "\tmeera@example.com" }, { email: "meera@example.com" }],
  ] as const)("%s %j", (name, written, expected) => {
    expect(taken(name, written)).toEqual(expected);
  });
});

describe("bounds", () => {
  const conversationId = "asha";
  const messageId = "m";
  const text = "x";
  test.each([
    ["sendMessage", { messageId, text: "x".repeat(2_000) }, true],
    ["sendMessage", { messageId, text: "x".repeat(2_001) }, false],
    ["sendMessage", { messageId, text: "😔".repeat(2_000) }, true],
    ["sendMessage", { messageId, text: "x".repeat(1_000_000) }, false],
    ["sendMessage", { messageId, text: "\u200B\u200D" }, false],
    ["sendMessage", { messageId, text: "a\u0000" }, false],
    ["sendMessage", { messageId, text: "a\uD83D" }, false],
    ["sendMessage", { messageId: "x".repeat(128), text }, true],
    ["sendMessage", { messageId: "x".repeat(129), text }, false],
    ["sendMessage", { messageId: "../asha", text }, false],
    ["sendMessage", { messageId: "__x__", text }, false],
    ["sendMessage", { messageId, text, conversationId: "a/b" }, false],
    ["sendMessage", { messageId, text, conversationId: ".." }, false],
    ["sendMessage", { messageId, text, replyTo: "first" }, true],
    ["sendMessage", { messageId, text, replyTo: "../first" }, false],
    ["sendMessage", { messageId, text, locale: "fr" }, false],
    ["sendMessage", { messageId, text, locale: "EN" }, false],
    ["claimConversation", { conversationId, reason: "x".repeat(300) }, true],
    ["claimConversation", { conversationId, reason: "x".repeat(301) }, false],
    ["claimConversation", { conversationId, takeOver: "true" }, false],
    ["claimConversation", { conversationId, takeOver: 1 }, false],
    ["readHistory", { conversationId, limit: 1 }, true],
    ["readHistory", { conversationId, limit: 31 }, false],
    ["readHistory", { conversationId, limit: "30" }, false],
    ["readHistory", { conversationId, limit: Number.POSITIVE_INFINITY }, false],
    ["readHistory", { conversationId, before: "a/b" }, false],
    ["markConversationRead", { conversationId: "asha/chatMessages/m" }, false],
    ["releaseConversation", { conversationId: "x".repeat(129) }, false],
    ["endConversation", { conversationId: "__x__" }, false],
    ["setRisk", { conversationId, level: "none" }, true],
    ["setRisk", { conversationId, level: "CRISIS" }, false],
    ["setRisk", { conversationId, level: 2 }, false],
    ["setRisk", { conversationId, callId: "call-1", level: "crisis" }, true],
    ["setRisk", { conversationId, callId: "a/b", level: "crisis" }, false],
    ["updateProfile", { displayName: "x".repeat(100) }, true],
    ["updateProfile", { displayName: "x".repeat(101) }, false],
    ["submitFeedback", { feedbackId: "f", text: "x".repeat(2_000) }, true],
    ["submitFeedback", { feedbackId: "f", text: "x".repeat(2_001) }, false],
    ["contactSupport", { requestId: "a/b", message: "x" }, false],
    ["replySupport", { requestId: "s", reply: "\u200B" }, false],
    ["applyAsVolunteer", { bio: "x".repeat(1_001) }, false],
    ["applyAsVolunteer", { approved: true }, false],
    ["approveVolunteer", { uid: "meera", email: "meera@example.com" }, false],
    ["approveVolunteer", {}, false],
    ["approveVolunteer", { uid: undefined }, false],
    ["approveVolunteer", { email: "meera" }, false],
    ["revokeVolunteer", { email: `${"m".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.in` }, true],
    [
      "revokeVolunteer",
      { email: `${"m".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.info.in` },
      false,
    ],
    ["revokeVolunteer", { email: "meera@example.com\nBcc: ravi@example.com" }, false],
    ["revokeVolunteer", { uid: "meera", reason: "x".repeat(300) }, true],
    ["revokeVolunteer", { uid: "meera", reason: "x".repeat(301) }, false],
    ["revokeVolunteer", { uid: "meera", reason: " " }, false],
    ["createOrder", { purchaseKey: "p", planId: "gold" }, true],
    ["createOrder", { purchaseKey: "p", planId: "x".repeat(201) }, false],
    ["createOrder", { purchaseKey: "p", planId: "daily-care", amount: 100 }, false],
    ["createOrder", { purchaseKey: "p", planId: "daily-care", currency: "USD" }, false],
    ["createOrder", { purchaseKey: "p", planId: "pay-as-you-go", item: "video" }, false],
    ["verifyPayment", { orderId: "order_1", paymentId: "pay_1", signature: "" }, false],
    ["verifyPayment", { orderId: "order_1", paymentId: "pay_1", signature: "A".repeat(64) }, true],
    ["verifyPayment", { orderId: "order_1", paymentId: "pay_1", signature: "a".repeat(64), amount: 100 }, false],
    ["cancelPlan", { uid: "ravi" }, false],
    ["refundPayment", { orderId: "order_1", reason: "x".repeat(301) }, false],
    ["refundPayment", { orderId: "order_1", reason: "why", amount: 100 }, false],
  ] as const)("%s %.60j: %s", (name, input, accepted) => {
    expect(accepts(name, input)).toBe(accepted);
  });
});

describe("what the server sends", () => {
  test.each([
    ["sendMessage", { messageId: "m", remaining: 18, locked: false }],
    ["sendMessage", { messageId: "m", remaining: null, locked: false }],
    ["claimConversation", { claimId: "claim-1" }],
    [
      "readHistory",
      { messages: [{ messageId: "m", text: "x", sender: "asha", receiver: "volunteer", timestamp: 1 }], more: false },
    ],
    ["markConversationRead", {}],
    ["releaseConversation", {}],
    ["endConversation", {}],
    ["setRisk", {}],
    ["updateProfile", {}],
    ["applyAsVolunteer", { approved: false }],
    ["approveVolunteer", { uid: "meera", approved: true }],
    ["revokeVolunteer", { uid: "meera", approved: false }],
    [
      "createOrder",
      { orderId: "order_1", amount: 1900, currency: "INR", keyId: "rzp_test_thodu", planName: "Pay As You Go" },
    ],
    ["verifyPayment", { status: "active", planId: "daily-care", validUntil: "2026-02-15T06:30:00.000Z" }],
    ["verifyPayment", { status: "pending", planId: "daily-care", validUntil: null }],
    [
      "createSubscription",
      { subscriptionId: "sub_1", amount: 149900, currency: "INR", keyId: "rzp_test_thodu", planName: "Daily Care" },
    ],
    ["verifySubscription", { status: "pending", planId: "daily-care", validUntil: null }],
    ["cancelPlan", {}],
    ["refundPayment", { status: "pending", amount: 149900 }],
    ["submitFeedback", { feedbackId: "f1" }],
    ["contactSupport", { requestId: "s1" }],
    ["replySupport", { requestId: "s1" }],
    [
      "exportMyData",
      {
        exportedAt: "2026-01-15T06:30:00.000Z",
        account: {
          uid: "asha",
          email: null,
          emailConfirmed: false,
          createdAt: null,
          lastSignInAt: null,
          providers: [],
        },
        documents: [{ path: "users/asha", data: { email: null } }],
        next: null,
      },
    ],
    ["deleteMyAccount", {}],
    ["withdrawConsent", {}],
  ] as const)("%s has %j in its output and nothing else", (name, output) => {
    const schema = contracts[name].output;
    expect(schema.parse(output)).toEqual(output);
    expect(schema.safeParse({ ...output, email: "asha@example.com" }).success).toBe(false);
    for (const field of Object.keys(output))
      expect(schema.safeParse({ ...output, [field]: undefined }).success).toBe(false);
  });

  it("has no stamps of a message", () => {
    const message = { messageId: "m", text: "x", sender: "asha", receiver: "volunteer", timestamp: 1 };
    expect(
      contracts.readHistory.output.parse({
        messages: [{ ...message, volunteerId: "meera", claimId: "c" }],
        more: true,
      }),
    ).toEqual({
      messages: [message],
      more: true,
    });
  });
});
