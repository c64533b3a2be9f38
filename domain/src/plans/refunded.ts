import type { Millis } from "../time";

interface Payment {
  readonly planId: string;
  readonly status: string;
  readonly createdAt: Millis;
}

/** Whether the newest payment for a plan was refunded. An order that was never paid does not count. */
export function isRefunded(planId: string, orders: readonly Payment[]): boolean {
  const settled = orders.filter(
    (order) => order.planId === planId && (order.status === "paid" || order.status === "refunded"),
  );
  return settled.toSorted((a, b) => b.createdAt - a.createdAt)[0]?.status === "refunded";
}
