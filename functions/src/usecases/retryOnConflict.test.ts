import { ok } from "@thodu/domain/result";
import { describe, expect, it } from "vitest";
import { MemoryRuntime } from "../../../tests/support/memoryRuntime";
import { retryOnConflict } from "./retryOnConflict";

/** The longest pauses after tries that took these times (milliseconds) and met a conflict; the next try succeeds. */
async function pausesAfter(tries: readonly number[], triesWithoutPause = 0): Promise<readonly number[]> {
  const runtime = new MemoryRuntime();
  const ceilings: number[] = [];
  const pause = (ceiling: number): Promise<void> => {
    ceilings.push(ceiling);
    return Promise.resolve();
  };
  const attempt = (round: number) => {
    runtime.time += tries[round] ?? 0;
    return Promise.resolve(round < tries.length ? ("conflict" as const) : ok(round));
  };
  const watched = { ...runtime, now: runtime.now, pause };
  expect(await retryOnConflict(watched, attempt, triesWithoutPause)).toEqual(ok(tries.length));
  return ceilings;
}

describe("the pause after a conflict", () => {
  it("is short while the store is fast", async () => {
    expect(await pausesAfter([0, 5, 60])).toEqual([30, 30, 30]);
  });

  it("grows with the duration of a try, up to a second", async () => {
    expect(await pausesAfter([400, 90, 4_000])).toEqual([200, 45, 1_000]);
  });

  it("is skipped as often as was asked for", async () => {
    expect(await pausesAfter([0, 0, 0], 2)).toEqual([30]);
  });
});

it("ends as busy after 15 seconds of conflicts", async () => {
  const runtime = new MemoryRuntime();
  const attempt = () => {
    runtime.time += 5_000;
    return Promise.resolve("conflict" as const);
  };
  expect(await retryOnConflict(runtime, attempt)).toMatchObject({ ok: false, failure: { reason: "BUSY" } });
  expect(runtime.pauses).toBe(2);
});
