import { DAY } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { pagesOf } from "../../../../tests/support/pages";
import { sweepPlans } from "./sweepPlans";

it("tells of each end once: three days before it, unless it is charged anew, and after it", async () => {
  const runtime = new MemoryRuntime();
  const now = runtime.now();
  const plans = [
    { uid: "far", validUntil: now + 3 * DAY + 1, isPaused: false },
    { uid: "soon", validUntil: now + 3 * DAY, isPaused: false },
    { uid: "renews", validUntil: now + 1, isPaused: false },
    { uid: "over", validUntil: now, isPaused: false },
    { uid: "asked back", validUntil: now, isPaused: true },
    { uid: "long ago", validUntil: now - DAY, isPaused: false },
  ];
  const told = new Set<string>();
  const planEnds = {
    between: (from: number, to: number) =>
      Promise.resolve(pagesOf(plans.filter(({ validUntil }) => validUntil > from && validUntil <= to))),
    renews: (uid: string) => Promise.resolve(uid === "renews"),
    tell: (uid: string, id: string) => {
      told.add(`${uid} ${id}`);
      return Promise.resolve();
    },
  };
  const onDefect = (error: unknown): void => expect(error).toBeUndefined();
  await sweepPlans({ runtime, planEnds, onDefect });
  await sweepPlans({ runtime, planEnds, onDefect });
  expect([...told]).toEqual([`over plan-ended_${now}`, `soon plan-ending_${now + 3 * DAY}`]);
});
