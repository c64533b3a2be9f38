import { DAY, MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { pagesOf } from "../../../../tests/support/pages";
import { sweepPlans } from "./sweepPlans";

it("tells once of each end three days before it, unless it renews or is used up, and once after it", async () => {
  const runtime = new MemoryRuntime();
  const now = runtime.now();
  const plan = (uid: string, validUntil: number, isPaused = false) => ({ uid, validUntil, isPaused, single: null });
  const single = (uid: string, validUntil: number) => ({
    ...plan(uid, validUntil),
    single: aPlan({ planId: "pay-as-you-go", item: "chat", paymentId: "pay_1", validUntil }),
  });
  const plans = [
    plan("far", now + 3 * DAY + 1),
    plan("soon", now + 3 * DAY),
    plan("renews", now + 1),
    plan("over", now),
    plan("renews, not charged yet", now),
    plan("asked back", now, true),
    plan("long ago", now - DAY),
    single("a chat", now + 2 * DAY),
    single("used up", now + 2 * DAY),
    single("was used up", now),
  ];
  const told = new Set<string>();
  const planEnds = {
    used: (uid: string, keys: readonly string[]) =>
      Promise.resolve(
        Object.fromEntries(keys.map((key) => [key, { chat: uid === "a chat" ? 0 : 30 * MINUTE, call: 0 }])),
      ),
    between: (from: number, to: number) =>
      Promise.resolve(pagesOf(plans.filter(({ validUntil }) => validUntil > from && validUntil <= to))),
    renews: (uid: string) => Promise.resolve(uid.startsWith("renews")),
    tell: (uid: string, id: string) => {
      told.add(`${uid} ${id}`);
      return Promise.resolve();
    },
  };
  const onDefect = (error: unknown): void => expect(error).toBeUndefined();
  await sweepPlans({ runtime, planEnds, onDefect });
  await sweepPlans({ runtime, planEnds, onDefect });
  expect([...told]).toEqual([
    `over plan-ended_${now}`,
    `soon plan-ending_${now + 3 * DAY}`,
    `a chat plan-ending_${now + 2 * DAY}`,
  ]);
});
