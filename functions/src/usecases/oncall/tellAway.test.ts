import { MINUTE } from "@thodu/domain/time";
import { beforeEach, expect, it } from "vitest";
import { aConversation } from "../../../../tests/support/domain";
import { MemoryPager } from "../../../../tests/support/memoryPager";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { MemoryTells } from "../../../../tests/support/memoryTells";
import { tellAway } from "./tellAway";

let runtime: MemoryRuntime;
let tells: MemoryTells;
let pages: MemoryPager;
const run = () => tellAway({ runtime, tells, pages });
const told = () => [...tells.notices.values()].map(({ to, kind }) => [to, kind]);

/** A person who asked to be told twenty minutes ago and closed the page. */
function isAway(id: string, changes: Parameters<MemoryTells["put"]>[1] = {}): void {
  const since = runtime.now() - 20 * MINUTE;
  const tellMe = { since, until: runtime.now() + 600 * MINUTE, calls: 0, calledAt: null };
  const gone = { at: since + MINUTE, waitingSince: since };
  tells.put(id, { ...aConversation({ waitingSince: null, gone, lastMessageAt: since }), tellMe, ...changes });
}

beforeEach(() => {
  runtime = new MemoryRuntime();
  tells = new MemoryTells(runtime);
  pages = new MemoryPager();
});

it("tells people who are away once, as soon as listeners on call can be rung, and rings none", async () => {
  isAway("asha");
  expect([await run(), told()]).toEqual([0, []]);
  for (const uid of ["meera", "ravi"]) pages.add(uid, runtime.time);
  expect(await run()).toBe(1);
  expect([told(), pages.rings.size]).toEqual([[["asha", "turn-by-phone"]], 0]);
  expect(tells.find("asha")?.tellMe).toMatchObject({ calls: 1, calledAt: runtime.now() });
  runtime.time += 10 * MINUTE;
  expect(await run()).toBe(0);
});

it("tells nobody whose page is open, or for whom phones rang in vain a short while ago", async () => {
  for (const uid of ["meera", "ravi"]) pages.add(uid, runtime.time);
  isAway("asha", { waitingSince: runtime.now() - 20 * MINUTE, gone: null, waitSignAt: runtime.now() });
  isAway("kiran");
  const since = runtime.now() - 5 * MINUTE;
  const rung = { meera: since, ravi: since };
  const ended = { since, endedAt: runtime.now() - MINUTE, waves: 4, rung, replaced: [], network: null };
  pages.pages.set("kiran", { ...ended, crisis: false, unanswered: true });
  expect(await run()).toBe(0);
  runtime.time += 15 * MINUTE;
  for (const uid of ["meera", "ravi"]) pages.add(uid, runtime.time);
  tells.put("asha", { waitSignAt: runtime.now() });
  expect([await run(), told()]).toEqual([1, [["kiran", "turn-by-phone"]]]);
});

it("tells at once of listeners who were not rung for them yet, whatever the result of an earlier search", async () => {
  isAway("asha");
  const since = runtime.now() - 5 * MINUTE;
  const ended = { since, endedAt: since, waves: 4, rung: { john: since }, replaced: [], network: null };
  pages.pages.set("asha", { ...ended, crisis: false, unanswered: true });
  pages.add("john", runtime.time);
  expect(await run()).toBe(0);
  for (const uid of ["meera", "ravi"]) pages.add(uid, runtime.time);
  expect(await run()).toBe(1);
});

it("tells nobody who is in a call with a listener until it is over", async () => {
  for (const uid of ["meera", "ravi"]) pages.add(uid, runtime.time);
  isAway("asha");
  pages.onPhone.add("asha");
  expect([await run(), told()]).toEqual([0, []]);
  pages.onPhone.clear();
  expect(await run()).toBe(1);
});

it("does not count listeners whom a report has blocked from the person", async () => {
  pages.add("meera", runtime.time);
  pages.partings.add("asha meera");
  isAway("asha");
  expect(await run()).toBe(0);
  pages.add("ravi", runtime.time);
  expect(await run()).toBe(1);
});

it("leaves conflicts and unreadable records to the next run", async () => {
  for (const uid of ["meera", "ravi"]) pages.add(uid, runtime.time);
  isAway("asha");
  tells.fault = "conflict";
  expect([await run(), told()]).toEqual([0, []]);
  expect(await run()).toBe(1);
});
