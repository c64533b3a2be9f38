import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it, test, vi } from "vitest";
import { accepted, call, post, reasonOf } from "../support/callables";
import { books, control, newOrder, sandboxState, storedOrder, strangeId } from "../support/payments";
import { differences, keepWebhooksAway, soon } from "../support/paymentTests";
import { account, database, guest, type Person } from "../support/people";

const order = (person: Person, planId: string, more: object = {}) =>
  call("createOrder", { purchaseKey: randomUUID(), planId, ...more }, person.token);

keepWebhooksAway();
/** Files run in any order, so the last check of settling.test.ts must hold after this one too. */
afterAll(async () => expect(await differences()).toEqual([]));

describe("an order", () => {
  test.each([
    ["pay-as-you-go", {}, 2_900, "Pay As You Go"],
    ["pay-as-you-go", { item: "call" }, 2_900, "Pay As You Go"],
    ["pay-as-you-go", { item: "chat" }, 1_900, "Pay As You Go"],
    ["daily-care", {}, 149_900, "Daily Care"],
    ["deep-healing", {}, 199_900, "Deep Healing"],
    ["unlimited-support", {}, 299_900, "Unlimited Support"],
  ] as const)("%s %j", async (planId, more, amount, planName) => {
    const person = await account();
    const made = accepted(await order(person, planId, more));
    expect(made).toEqual({ orderId: made.orderId, amount, currency: "INR", keyId: "rzp_test_thodu", planName });
    expect(made.orderId).toMatch(/^order_[A-Za-z0-9]{14}$/);
    expect(await storedOrder(made.orderId)).toMatchObject({
      userId: person.uid,
      planId,
      amount,
      currency: "INR",
      status: "created",
      paymentId: null,
    });
  });

  it("is one for one purchase key, however many calls come at once", { timeout: 120_000 }, async () => {
    const person = await account();
    const purchaseKey = randomUUID();
    const before = (await sandboxState()).orders.length;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call("createOrder", { purchaseKey, planId: "daily-care" }, person.token)),
    );
    const [first] = answers.map(accepted);
    expect(answers.map(accepted)).toEqual(answers.map(() => first));
    expect((await sandboxState()).orders.length).toBe(before + 1);
    expect((await database().collection("orders").where("userId", "==", person.uid).get()).size).toBe(1);
    expect(reasonOf(await call("createOrder", { purchaseKey, planId: "deep-healing" }, person.token))).toBe(
      "ID_REUSED",
    );
    expect(
      reasonOf(await call("createOrder", { purchaseKey, planId: "pay-as-you-go", item: "chat" }, person.token)),
    ).toBe("ID_REUSED");
    // Keys belong to a person: the same key of another person is another purchase.
    const other = accepted(await call("createOrder", { purchaseKey, planId: "daily-care" }, (await account()).token));
    expect(other.orderId).not.toBe(first?.orderId);
  });

  it("is found again if the gateway made it and its answer was lost", async () => {
    for (const kind of ["reset", "502", "429"] as const) {
      const person = await account();
      const purchaseKey = randomUUID();
      const before = (await sandboxState()).orders.length;
      await control("faults", { api: { kind, after: true } });
      expect(reasonOf(await call("createOrder", { purchaseKey, planId: "daily-care" }, person.token))).toBe(
        "GATEWAY_UNAVAILABLE",
      );
      const { orderId } = accepted(await call("createOrder", { purchaseKey, planId: "daily-care" }, person.token));
      const { orders } = await sandboxState();
      expect(orders.length).toBe(before + 1);
      expect(orders.at(-1)).toMatchObject({ id: orderId });
    }
  });

  it("is not waited for longer than the gateway may take", async () => {
    const person = await account();
    const purchaseKey = randomUUID();
    const before = (await sandboxState()).orders.length;
    await control("faults", { api: { kind: "delay", delay_ms: 9_000 } });
    const startedAt = Date.now();
    expect(reasonOf(await call("createOrder", { purchaseKey, planId: "daily-care" }, person.token))).toBe(
      "GATEWAY_UNAVAILABLE",
    );
    expect(Date.now() - startedAt).toBeLessThan(9_000);
    // The order was made all the same, and the next try finds it.
    await vi.waitFor(async () => expect((await sandboxState()).orders.length).toBe(before + 1), soon);
    const { orderId } = accepted(await call("createOrder", { purchaseKey, planId: "daily-care" }, person.token));
    expect((await sandboxState()).orders.at(-1)?.id).toBe(orderId);
    expect((await sandboxState()).orders.length).toBe(before + 1);
  });

  it("is limited to thirty a minute", { timeout: 120_000 }, async () => {
    const person = await account();
    for (let n = 0; n < 30; n += 1) await newOrder(person);
    const refused = await order(person, "daily-care");
    expect(refused).toMatchObject({
      ok: false,
      details: { reason: "RATE_LIMITED", retryable: true, retryAfterSeconds: 60 },
    });
  });
});

describe("an invalid order", () => {
  const purchaseKey = "key-1";
  test.each([
    ["an unknown plan", { purchaseKey, planId: "gold" }, "UNKNOWN_PLAN"],
    ["__proto__ as a plan", { purchaseKey, planId: "__proto__" }, "UNKNOWN_PLAN"],
    ["the title of a plan", { purchaseKey, planId: "Daily Care" }, "UNKNOWN_PLAN"],
    ["an amount of the client", { purchaseKey, planId: "daily-care", amount: 100 }, "INVALID_INPUT"],
    ["amount 0", { purchaseKey, planId: "daily-care", amount: 0 }, "INVALID_INPUT"],
    ["amount as text", { purchaseKey, planId: "daily-care", amount: "100" }, "INVALID_INPUT"],
    ["currency USD", { purchaseKey, planId: "daily-care", currency: "USD" }, "INVALID_INPUT"],
    ["an item of a month", { purchaseKey, planId: "daily-care", item: "call" }, "INVALID_INPUT"],
    ["an unknown item", { purchaseKey, planId: "pay-as-you-go", item: "video" }, "INVALID_INPUT"],
    ["a uid", { purchaseKey, planId: "daily-care", uid: "ravi" }, "INVALID_INPUT"],
    ["no key", { planId: "daily-care" }, "INVALID_INPUT"],
    ["a key that is a path", { purchaseKey: "a/b", planId: "daily-care" }, "INVALID_INPUT"],
    ["a plan that is no text", { purchaseKey, planId: { $ne: null } }, "INVALID_INPUT"],
  ])("%s", async (_, data, reason) => {
    const person = await account();
    const before = await books();
    expect(reasonOf(await post("createOrder", JSON.stringify({ data }), person.token))).toBe(reason);
    expect(await books()).toEqual(before);
  });

  test.each(["createOrder", "verifyPayment", "cancelPlan", "createSubscription", "verifySubscription"] as const)(
    "%s by a guest, and by nobody, asks to log in",
    async (name) => {
      const inputs = {
        createOrder: { purchaseKey, planId: "daily-care" },
        createSubscription: { purchaseKey, planId: "daily-care" },
        verifyPayment: { orderId: strangeId("order"), paymentId: strangeId("pay"), signature: "0".repeat(64) },
        verifySubscription: {
          subscriptionId: strangeId("sub"),
          paymentId: strangeId("pay"),
          signature: "0".repeat(64),
        },
        cancelPlan: {},
      };
      const before = await books();
      const data = JSON.stringify({ data: inputs[name] });
      for (const token of [(await guest()).token, undefined]) {
        expect(await post(name, data, token)).toMatchObject({
          ok: false,
          status: "UNAUTHENTICATED",
          message: "Please log in first.",
          details: { reason: "UNAUTHENTICATED" },
        });
      }
      expect(await books()).toEqual(before);
    },
  );
});
