import { GONE_AFTER } from "@thodu/domain/matching/gone";
import { expect, it } from "vitest";
import { aConversation } from "../../../../tests/support/domain";
import { MemoryWorld } from "../../../../tests/support/memoryWorld";
import type { VersionedWait } from "./ports";
import { sweepGone } from "./sweepGone";

it("takes those out of the queue whose page is silent, also past one that fails", async () => {
  const runtime = new MemoryWorld();
  const since = runtime.time - GONE_AFTER - 1;
  const wait = (id: string, changes = {}): VersionedWait => ({
    value: { ...aConversation({ waitingSince: since, lastMessageAt: since, ...changes }), id },
    version: { isVersion: true },
  });
  async function* waitingSinceBefore() {
    yield await Promise.resolve([wait("asha"), wait("broken")]);
    yield await Promise.resolve([wait("here", { waitSignAt: runtime.time - 1 }), wait("kiran")]);
  }
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
