import { attack, type CallAttack } from "./callAttack";

const order = { purchaseKey: "attack-1", planId: "daily-care" };
const proof = { orderId: "<paidOrder>", paymentId: "<payment>", signature: "<signature>" };
const cross = { orderId: "<dearOrder>", paymentId: "<cheapPayment>" };

/** What a person may try who does not want to pay, or wants to use another's payment. */
export const moneyAttacks: readonly CallAttack[] = [
  attack("orders a plan that is none", "account", "createOrder", { ...order, planId: "gold" }, "UNKNOWN_PLAN"),
  attack("orders a plan of the prototype", "account", "createOrder", { ...order, planId: "__proto__" }, "UNKNOWN_PLAN"),
  ...[0, -1, 1.5, "100", 1].map((amount) =>
    attack(
      `orders for the amount ${JSON.stringify(amount)}`,
      "account",
      "createOrder",
      { ...order, amount },
      "INVALID_INPUT",
    ),
  ),
  attack("orders in dollars", "account", "createOrder", { ...order, currency: "USD" }, "INVALID_INPUT"),
  attack("orders for somebody else", "account", "createOrder", { ...order, userId: "<payer>" }, "INVALID_INPUT"),
  attack("orders as a guest", "guest", "createOrder", order, "UNAUTHENTICATED"),
  attack(
    "subscribes to what is no monthly plan",
    "account",
    "createSubscription",
    { ...order, planId: "pay-as-you-go" },
    "UNKNOWN_PLAN",
  ),
  attack(
    "verifies with a flipped signature",
    "payer",
    "verifyPayment",
    { ...proof, signature: "<flipped>" },
    "SIGNATURE_MISMATCH",
  ),
  attack(
    "verifies with an upper-case signature",
    "payer",
    "verifyPayment",
    { ...proof, signature: "<upper>" },
    "SIGNATURE_MISMATCH",
  ),
  attack(
    "verifies with no signature",
    "payer",
    "verifyPayment",
    { orderId: "<paidOrder>", paymentId: "<payment>" },
    "INVALID_INPUT",
  ),
  attack(
    "verifies with the word undefined",
    "payer",
    "verifyPayment",
    { ...proof, signature: "undefined" },
    "SIGNATURE_MISMATCH",
  ),
  attack(
    "verifies with another payment's signature",
    "payer",
    "verifyPayment",
    { ...proof, signature: "<cheapSignature>" },
    "SIGNATURE_MISMATCH",
  ),
  attack("verifies another person's order", "account", "verifyPayment", proof, "NOT_FOUND"),
  attack(
    "verifies an order by a path",
    "payer",
    "verifyPayment",
    { ...proof, orderId: "../premiumUsers/<payer>" },
    "NOT_FOUND",
  ),
  attack(
    "verifies a dear order by a cheap payment",
    "payer",
    "verifyPayment",
    { ...cross, signature: "<cheapSignature>" },
    "SIGNATURE_MISMATCH",
  ),
  attack(
    "verifies a dear order by a cheap payment that is signed",
    "payer",
    "verifyPayment",
    { ...cross, signature: "<crossSignature>" },
    "PAYMENT_MISMATCH",
  ),
  attack("verifies for an amount", "payer", "verifyPayment", { ...proof, amount: 1 }, "INVALID_INPUT"),
  attack(
    "refunds their own payment",
    "payer",
    "refundPayment",
    { orderId: "<paidOrder>", reason: "Mine" },
    "NOT_PERMITTED",
  ),
  attack(
    "refunds more than was paid",
    "admin",
    "refundPayment",
    { orderId: "<paidOrder>", reason: "Theirs", amount: 1_000_000 },
    "INVALID_INPUT",
  ),
  attack(
    "refunds what nobody paid",
    "admin",
    "refundPayment",
    { orderId: "order_00000000000000", reason: "Theirs" },
    "NOT_FOUND",
  ),
  attack("cancels the plan of another", "account", "cancelPlan", { uid: "<payer>" }, "INVALID_INPUT"),
];
