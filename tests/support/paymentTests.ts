import { afterEach, beforeAll, beforeEach } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { sweepOrders } from "../../functions/src/usecases/payments/sweepOrders";
import { compare } from "../../tools/src/commands/reconcile";
import { call } from "./callables";
import { control, webhook, type Paid } from "./payments";
import type { Person } from "./people";
import { suite } from "./suite";

export const verify = (person: Person, { orderId, paymentId, signature }: Paid) =>
  call("verifyPayment", { orderId, paymentId, signature }, person.token);
/** Fails the test if an item of a sweep fails with a defect. */
const onDefect = (error: unknown): never => {
  throw error;
};
export const sweep = () => sweepOrders({ ...wiring(), onDefect });
/** Two hours later: a paid order is checked hourly on its first day. */
export const later = () => ({
  ...wiring(),
  onDefect,
  runtime: { ...wiring().runtime, now: () => Date.now() + 2 * 3_600_000 },
});
export const soon = { timeout: 20_000, interval: 100 };

/** Sets up and cleans up around all tests of a file about payments. */
export function keepWebhooksAway(): void {
  // The emulator starts a worker for each webhook that comes while it answers another one; four are enough here.
  beforeAll(async () => {
    await Promise.all(Array.from({ length: 4 }, () => webhook("null")));
  });

  // No webhooks arrive unless a test is about them.
  beforeEach(() => control("faults", { webhooks: "lose" }));
  // What is still on its way must not arrive in the next test.
  afterEach(() => control("deliver"));
}

/** How our books and the gateway's differ after a sweep. */
export async function differences(): Promise<readonly string[]> {
  await control("faults", { webhooks: "lose" });
  for (let round = 0; round < 4; round += 1) await sweepOrders(later());
  return compare(process.env, suite().project, 60, Date.now());
}
