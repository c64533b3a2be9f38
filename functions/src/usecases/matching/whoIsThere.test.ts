import { SECOND } from "@thodu/domain/time";
import { beforeEach, expect, it } from "vitest";
import { onDesk } from "../../../../tests/support/queue";
import { PagerSetting } from "../../../../tests/support/pagerSetting";
import { whoIsThere } from "./whoIsThere";

let setting: PagerSetting;
let runtime: PagerSetting["runtime"];
let pages: PagerSetting["pages"];

beforeEach(() => {
  setting = new PagerSetting();
  ({ runtime, pages } = setting);
  setting.waits("asha");
});

const who = async (...atDesk: Parameters<typeof onDesk>) =>
  whoIsThere(
    { pages },
    "asha",
    pages.talks.get("asha") ?? null,
    atDesk[0] === "" ? [] : [onDesk(...atDesk)],
    runtime.time,
  );
const calling = async () => (await who("")).onCall;
const speaks = (uid: string, languages: Readonly<Record<string, "well" | "little">>): void => {
  const record = pages.records.get(uid);
  if (record) pages.records.set(uid, { ...record, languages });
};

it("does not look for phones while a listener at the desk speaks their language", async () => {
  pages.broken = true;
  const there = { languages: ["en" as const], seenAt: runtime.time };
  expect(await who("ravi", there)).toEqual({ anyone: true, onCall: false });
});

it("says that nobody is there if the only listener at the desk is blocked from them", async () => {
  const there = { languages: ["en" as const], seenAt: runtime.time };
  pages.partings.add("asha ravi");
  expect(await who("ravi", there)).toEqual({ anyone: false, onCall: false });
  expect(await who("meera", there)).toEqual({ anyone: true, onCall: false });
  setting.waits("asha", { blocked: ["meera"] });
  expect(await who("meera", there)).toEqual({ anyone: false, onCall: false });
});

it("does not say that phones ring if the only listener is blocked from them", async () => {
  pages.add("meera", runtime.time);
  speaks("meera", { en: "well" });
  pages.partings.add("asha meera");
  await setting.pager.begin("asha", null);
  expect(pages.pages.get("asha")?.endedAt).toBeNull();
  expect(await calling()).toBe(false);
});

it("says that phones ring while they do or still may", async () => {
  pages.add("meera", runtime.time);
  speaks("meera", { en: "well" });
  expect(await who("ravi", { languages: ["hi"], seenAt: runtime.time })).toEqual({ anyone: false, onCall: false });
  await setting.pager.begin("asha", null);
  expect(await calling()).toBe(true);
  await setting.later(50);
  expect(await calling()).toBe(true);
  await setting.later(60);
  expect(pages.pages.get("asha")?.endedAt).not.toBeNull();
  expect(await calling()).toBe(false);
});

it("does not say so once all who could be rung have declined, though the page goes on", async () => {
  pages.add("meera", runtime.time);
  speaks("meera", { en: "well" });
  await setting.pager.begin("asha", null);
  expect(await calling()).toBe(true);
  const [ringId = ""] = pages.rings.keys();
  await setting.declines("meera", ringId);
  expect(pages.pages.get("asha")?.endedAt).toBeNull();
  expect(await calling()).toBe(false);
  pages.add("ravi", runtime.time);
  speaks("ravi", { en: "well" });
  // Phones are read once a minute for this.
  runtime.time += 60 * SECOND;
  expect(await calling()).toBe(true);
});

it("says so of a page that rang nobody if a phone may yet ring, and not if none may", async () => {
  await setting.pager.begin("asha", null);
  expect(await calling()).toBe(false);
  pages.add("meera", runtime.time);
  speaks("meera", { en: "little" });
  expect(await calling()).toBe(true);
  speaks("meera", { hi: "well" });
  expect(await calling()).toBe(false);
  setting.waits("asha", { risk: "crisis" });
  expect(await calling()).toBe(true);
  const record = pages.records.get("meera");
  if (record) pages.records.set("meera", { ...record, rings: Array.from({ length: 6 }, () => runtime.time - SECOND) });
  expect(await calling()).toBe(false);
});

it("does not say so to a person whose page waits for another on their network, or who does not wait", async () => {
  pages.add("meera", runtime.time);
  setting.waits("kiran");
  await setting.pager.begin("kiran", "shared");
  await setting.pager.begin("asha", "shared");
  expect(await calling()).toBe(false);
  expect(await whoIsThere({ pages }, "asha", null, [], runtime.time)).toEqual({ anyone: false, onCall: false });
});
