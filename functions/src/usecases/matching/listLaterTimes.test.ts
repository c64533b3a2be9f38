import type { Conversation } from "@thodu/domain/chat/model";
import { HOUR, MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { aConversation } from "../../../../tests/support/domain";
import { MemoryLaterTimes } from "../../../../tests/support/memoryLaterTimes";
import { MemoryTells } from "../../../../tests/support/memoryTells";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { listLaterTimes } from "./listLaterTimes";

const actor = { uid: "meera", guest: false, email: null, listener: true, tokenSaysListener: true, admin: false };

function setting() {
  const runtime = new MemoryRuntime();
  const store = new MemoryTells(runtime);
  const laterTimes = new MemoryLaterTimes(store);
  laterTimes.approve("meera", true);
  const record = laterTimes.listeners.at("meera").see()?.value;
  if (record) laterTimes.listeners.at("meera").write({ ...record, languages: ["te"], secondLanguages: ["hi"] });
  const asks = (id: string, ahead: number, changes: Partial<Conversation> = {}, by: string | null = null): void => {
    const since = runtime.now();
    const state = by === null ? "asked" : "taken";
    const laterTime = { since, at: since + ahead, state, by, reminded: false } as const;
    store.put(id, { ...aConversation({ waitingSince: since, alias: id, laterTime, ...changes }) });
  };
  const list = async () => {
    const answer = await listLaterTimes({ runtime, laterTimes }, actor);
    if (!answer.ok) throw new Error("Nothing is refused here.");
    return answer.value;
  };
  return { runtime, store, laterTimes, asks, list };
}

it("lists times in the listener's languages first, then the soonest, with alias and language alone", async () => {
  const { runtime, asks, list } = setting();
  asks("near", HOUR, { locale: "en", risk: "concern" });
  asks("far", 3 * HOUR, { locale: "te" });
  asks("second", 2 * HOUR, { locale: "hi" });
  const { open, own } = await list();
  expect(open.map(({ alias }) => alias)).toEqual(["second", "far", "near"]);
  expect(open[2]).toEqual({ conversationId: "near", alias: "near", locale: "en", at: runtime.now() + HOUR });
  expect(own).toEqual([]);
});

it("leaves out times that can't be taken: of a blocked person, too soon, wait over, or the listener's own request", async () => {
  const { store, laterTimes, asks, list } = setting();
  asks("parted", HOUR);
  laterTimes.partings.add("parted meera");
  asks("before", HOUR, { blocked: ["meera"] });
  asks("soon", 30 * MINUTE);
  asks("over", HOUR);
  store.put("over", { status: "closed" });
  asks("meera", HOUR);
  asks("ravi's", HOUR, {}, "ravi");
  expect((await list()).open).toEqual([]);
});

it("says which of the listener's own times can still be given back, and shows at most 30 of others", async () => {
  const { runtime, asks, list } = setting();
  asks("tomorrow", 20 * HOUR, {}, "meera");
  asks("now", 50 * MINUTE, {}, "meera");
  for (let at = 0; at < 31; at += 1) asks(`asha-${at}`, HOUR + at);
  const { open, own } = await list();
  expect(open).toHaveLength(30);
  expect(own.map(({ alias, mayRelease }) => [alias, mayRelease])).toEqual([
    ["tomorrow", true],
    ["now", false],
  ]);
  runtime.time += 20 * HOUR;
  expect((await list()).own[0]?.mayRelease).toBe(false);
});
