import { GONE_AFTER } from "@thodu/domain/matching/gone";
import { HOUR, MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { aConversation } from "../../../../tests/support/domain";
import { MemoryTells } from "../../../../tests/support/memoryTells";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { sweepTells } from "./sweepTells";

function setting() {
  const runtime = new MemoryRuntime();
  const [tells, defects] = [new MemoryTells(runtime), [] as unknown[]];
  const sweep = () => sweepTells({ runtime, queue: tells.queue, tells, onDefect: (error) => defects.push(error) });
  const promise = (id: string, until: number): void => {
    const since = runtime.now() - GONE_AFTER - MINUTE;
    const tellMe = { since, until, calls: 0, calledAt: null };
    tells.put(id, { ...aConversation({ waitingSince: since, lastMessageAt: since }), tellMe });
  };
  return { runtime, tells, defects, sweep, promise };
}

it("handles every promise to tell, however many there are, and counts what it did", async () => {
  const { runtime, tells, defects, sweep, promise } = setting();
  for (let at = 0; at < 250; at += 1) promise(`early-${at}`, runtime.now() + HOUR + at);
  promise("asha", runtime.now() + 2 * HOUR);
  expect(await sweep()).toEqual({ done: 251, failed: 0, left: 0 });
  expect(tells.find("asha")).toMatchObject({ waitingSince: null, tellMe: expect.anything() as unknown });
  expect(await sweep()).toEqual({ done: 0, failed: 0, left: 0 });
  runtime.time += 2 * HOUR;
  expect(await sweep()).toEqual({ done: 251, failed: 0, left: 0 });
  expect([tells.find("asha")?.tellMe, tells.cases, defects]).toEqual([null, 251, []]);
});

it("says how many are left when its time is over", async () => {
  const { runtime, tells, sweep, promise } = setting();
  for (let at = 0; at < 250; at += 1) promise(`early-${at}`, runtime.now() + HOUR + at);
  tells.reached = async () => {
    runtime.time += MINUTE / 60;
    return Promise.resolve(false);
  };
  const { done, failed, left } = await sweep();
  expect(left).toBeGreaterThan(200);
  expect([done + left, failed]).toEqual([250, 0]);
});
