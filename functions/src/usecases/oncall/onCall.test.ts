import { NIGHT, RINGS_MAX } from "@thodu/domain/oncall/bounds";
import { HOUR } from "@thodu/domain/time";
import { beforeEach, expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { PagerSetting, ringTokens } from "../../../../tests/support/pagerSetting";
import { answerRing, standBy, testRing } from "./onCall";
import type { PagerPorts } from "./pager";
import { noteReceipt } from "./receipts";

const actor = anActor({ uid: "meera" });
const ALWAYS = { days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 0, duty: "awake" as const };

let setting: PagerSetting;
let pages: PagerSetting["pages"];
let ports: PagerPorts & Pick<PagerSetting, "pager">;
/** The listener’s devices that the push service does not know any more. */
let gone: readonly string[];

beforeEach(() => {
  setting = new PagerSetting();
  ({ pages } = setting);
  gone = [];
  ports = {
    runtime: setting.runtime,
    pages,
    pager: setting.pager,
    pagerClock: { lookAt: async () => Promise.resolve() },
    pusher: { send: async () => Promise.resolve({ handed: "sent" as const, gone }) },
    devices: { remove: async () => Promise.resolve() },
    ringTokens,
    carrier: null,
    ringCalls: pages.calls,
  };
  pages.add("meera", setting.runtime.time);
  const record = pages.records.get("meera");
  if (record) pages.records.set("meera", { ...record, windows: [ALWAYS], testedAt: null, standbyAt: null });
});

const ring = async (): Promise<string> => {
  const rung = await testRing(ports, actor, {});
  if (!rung.ok) throw new Error("Refused.");
  return rung.value.ringId;
};
const answers = (ringId: string) => answerRing(ports, actor, { ringId, answer: "here" });
const arrives = (ringId: string) =>
  noteReceipt({ runtime: setting.runtime, pages, ringTokens }, { ringId, token: "right", what: "arrived" });
const isOnCall = async () => (await pages.phones(setting.runtime.time)).length > 0;

it("a test ring that was answered only on the open page has tested the standby page, not the phone", async () => {
  await answers(await ring());
  expect(pages.records.get("meera")?.testedAt).not.toBeNull();
  expect(await isOnCall()).toBe(false);
  const record = pages.records.get("meera");
  if (record) pages.records.set("meera", { ...record, standbyAt: setting.runtime.time });
  expect(await isOnCall()).toBe(true);
});

it.each([
  ["before", [arrives, answers]],
  ["after", [answers, arrives]],
])("a test ring whose push arrived %s the answer has tested the phone", async (_, steps) => {
  const ringId = await ring();
  for (const step of steps) await step(ringId);
  expect(await isOnCall()).toBe(true);
});

it("a phone without any known device can't be reached", async () => {
  const ringId = await ring();
  await arrives(ringId);
  await answers(ringId);
  gone = ["device of meera"];
  await ring();
  expect(await isOnCall()).toBe(false);
});

it("a test ring that was not answered puts no phone on call", async () => {
  await arrives(await ring());
  expect(await isOnCall()).toBe(false);
  pages.records.delete("meera");
  expect([await arrives(await ring()), pages.records.size]).toEqual(["kept", 0]);
});

it("a standby page that puts its phone on call rings at once for people who wait, also after a search without result", async () => {
  const { runtime, pager } = setting;
  const record = pages.records.get("meera");
  if (record) pages.records.set("meera", { ...record, windows: [], testedAt: 1, standbyAt: null });
  setting.waits("asha");
  await pager.begin("asha", null);
  for (let seconds = 0; seconds < 60; seconds += 15) {
    runtime.time += 15_000;
    await pager.run();
  }
  expect(pages.pages.get("asha")?.endedAt).not.toBeNull();
  expect(pages.rings.size).toBe(0);
  pages.signedAt = runtime.time;
  const opens = () => standBy(setting.findsPeople(["asha"]), actor);
  expect(await opens()).toEqual({ ok: true, value: { duty: "awake" } });
  expect([...pages.rings.values()].map(({ customerId, uid }) => [customerId, uid])).toEqual([["asha", "meera"]]);
  await opens();
  expect(pages.rings.size).toBe(1);
});

it("a listener's phone also rings if the standby page was open before they came on call", async () => {
  const { runtime, pager } = setting;
  setting.waits("asha");
  await pager.begin("asha", null);
  for (let seconds = 0; seconds < 60; seconds += 15) {
    runtime.time += 15_000;
    await pager.run();
  }
  const signs = () => {
    pages.signedAt = runtime.time;
    return standBy(setting.findsPeople(["asha"]), actor);
  };
  expect(await signs()).toEqual({ ok: true, value: { duty: null } });
  runtime.time += 25_000;
  expect([await signs(), pages.rings.size]).toEqual([{ ok: true, value: { duty: null } }, 0]);
  const record = pages.records.get("meera");
  if (record) pages.records.set("meera", { ...record, testedAt: 1 });
  expect([await signs(), pages.rings.size]).toEqual([{ ok: true, value: { duty: "awake" } }, 1]);
});

it("says until when and why a phone on call rests", async () => {
  const { runtime } = setting;
  const record = pages.records.get("meera");
  const rings = Array.from({ length: RINGS_MAX }, () => runtime.time - HOUR);
  if (record) pages.records.set("meera", { ...record, testedAt: 1, rings });
  const signs = () => standBy(setting.findsPeople([]), actor);
  expect(await signs()).toEqual({
    ok: true,
    value: { duty: "awake", restsUntil: runtime.time + NIGHT - HOUR, restsAfter: "rings" },
  });
  runtime.time += NIGHT - HOUR;
  expect(await signs()).toEqual({ ok: true, value: { duty: "awake" } });
});
