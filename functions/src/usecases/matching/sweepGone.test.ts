import { GONE_AFTER } from "@thodu/domain/matching/gone";
import { SECOND } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { aConversation } from "../../../../tests/support/domain";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { pagesOf } from "../../../../tests/support/pages";
import type { VersionedWait } from "./ports";
import { sweepGone } from "./sweepGone";

it("takes people whose page is silent out of the queue, also past one that fails", async () => {
  const runtime = new MemoryRuntime();
  const since = runtime.time - GONE_AFTER - 1;
  const wait = (id: string, changes = {}): VersionedWait => ({
    value: { ...aConversation({ waitingSince: since, lastMessageAt: since, ...changes }), id },
    version: { isVersion: true },
  });
  const all = [wait("asha"), wait("broken"), wait("here", { waitSignAt: runtime.time - 1 }), wait("kiran")];
  const waitingSinceBefore = () => Promise.resolve(pagesOf(all, 2));
  const [left, defects]: [string[], unknown[]] = [[], []];
  const leave = async (id: string): Promise<"stored"> => {
    await Promise.resolve();
    if (id === "broken") throw new Error("no store");
    left.push(id);
    return "stored";
  };
  const swept = await sweepGone({
    runtime,
    queue: { waitingSinceBefore, leave },
    onDefect: (error) => defects.push(error),
  });
  expect([swept, left, defects.length]).toEqual([{ done: 2, failed: 1, left: 0 }, ["asha", "kiran"], 1]);
});

it("says how many are left when its time is over", async () => {
  const runtime = new MemoryRuntime();
  const since = runtime.time - GONE_AFTER - 1;
  const all = Array.from({ length: 500 }, (_, at): VersionedWait => ({
    value: { ...aConversation({ waitingSince: since, lastMessageAt: since }), id: `person-${at}` },
    version: { isVersion: true },
  }));
  const leave = (): Promise<"stored"> => {
    runtime.time += SECOND;
    return Promise.resolve("stored");
  };
  const queue = { waitingSinceBefore: () => Promise.resolve(pagesOf(all)), leave };
  const { done, failed, left } = await sweepGone({
    runtime,
    queue,
    onDefect: (error) => expect(error).toBeUndefined(),
  });
  expect(left).toBeGreaterThan(400);
  expect([done + left, failed]).toEqual([500, 0]);
});
