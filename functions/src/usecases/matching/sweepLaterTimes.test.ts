import { MINUTE, SECOND } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { LaterWaits } from "../../../../tests/support/laterWaits";

/** Asha has asked for a time, and Meera has taken it. */
async function agreed() {
  const waits = new LaterWaits();
  const { store, laterTimes, runtime } = waits;
  const step = (kind: Parameters<LaterWaits["take"]>[0]["kind"]) =>
    waits.take({ kind, who: "asha", by: "meera", share: 0 });
  for (const kind of ["come", "ask", "take", "sweep"] as const) await step(kind);
  const at = store.find("asha")?.laterTime?.at ?? 0;
  /** A call of the two from `from` to `until`. */
  const call = async (from: number, until: number): Promise<void> => {
    runtime.time = at + from;
    await step("phone");
    runtime.time = at + until;
    await step("phone");
  };
  const sweepAt = (after: number): Promise<void> => {
    runtime.time = at + after;
    return step("sweep");
  };
  return { call, sweepAt, time: () => store.find("asha")?.laterTime ?? null, laterTimes };
}

it.each([
  ["a call between two sweeps", 20 * SECOND, 50 * SECOND],
  ["one that began before the time and went on past it", -MINUTE, SECOND],
])("counts %s as the meeting", async (_, from, until) => {
  const { call, sweepAt, time, laterTimes } = await agreed();
  await sweepAt(-2 * MINUTE);
  await call(from, until);
  await sweepAt(MINUTE);
  expect(time()).toBeNull();
  expect(laterTimes.cases).toEqual([]);
});

it("does not count a call that was over before the time", async () => {
  const { call, sweepAt, time, laterTimes } = await agreed();
  await call(-2 * MINUTE, -MINUTE);
  await sweepAt(MINUTE);
  expect(time()).toMatchObject({ state: "taken", by: "meera" });
  await sweepAt(5 * MINUTE);
  expect(time()).toMatchObject({ state: "missed" });
  expect(laterTimes.cases).toEqual(["meera"]);
});
