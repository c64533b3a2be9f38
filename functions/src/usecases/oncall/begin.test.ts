import { GONE_AFTER } from "@thodu/domain/matching/gone";
import { MINUTE, SECOND } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { PagerSetting } from "../../../../tests/support/pagerSetting";
import { beginCrisisPages, beginForNewPhone, beginPages } from "./begin";

let setting: PagerSetting;
let runtime: PagerSetting["runtime"];
let pages: PagerSetting["pages"];
let pager: PagerSetting["pager"];
let defects: PagerSetting["defects"];

beforeEach(() => {
  setting = new PagerSetting();
  ({ runtime, pages, pager, defects } = setting);
});

describe("people on one network", () => {
  beforeEach(() => {
    for (const uid of ["meera", "ravi", "john"]) pages.add(uid, runtime.time);
  });

  it("delay nobody on another one, however many they are", async () => {
    for (let at = 0; at < 150; at += 1) {
      setting.waits(`double-${at}`);
      await pager.begin(`double-${at}`, "shared");
    }
    runtime.time += SECOND;
    setting.waits("asha");
    await pager.begin("asha", "net");
    expect([...pages.rings.values()].map(({ customerId }) => customerId)).toContain("asha");
    expect(defects).toEqual([]);
  });

  it("are paged for one after the other, also by two instances", async () => {
    setting.waits("asha");
    setting.waits("kiran");
    await pager.begin("asha", "shared");
    await pager.begin("kiran", "shared");
    const sweep = () => setting.sweep(["kiran"], beginPages);
    await sweep();
    expect(pages.pages.get("kiran")).toMatchObject({ network: "key of page\nshared", endedAt: runtime.time });
    pages.talks.delete("asha");
    await setting.later(1);
    await sweep();
    expect(pages.pages.get("kiran")).toMatchObject({ network: "key of page\nshared", endedAt: null });
    expect([...pages.rings.values()].map(({ customerId }) => customerId)).toContain("kiran");
  });

  it("delay nobody in a crisis", async () => {
    setting.waits("kiran");
    await pager.begin("kiran", "shared");
    setting.waits("asha", { risk: "crisis" });
    await pager.begin("asha", "shared");
    expect([...pages.rings.values()].map(({ customerId }) => customerId)).toContain("asha");
  });

  it("follow as soon as the page of the one before them is over, before another begins", async () => {
    setting.waits("kiran");
    setting.waits("asha", { risk: "crisis" });
    pages.records.clear();
    await pager.begin("kiran", "shared");
    await pager.begin("asha", "shared");
    pages.add("meera", runtime.time);
    pages.partings.add("asha meera");
    await setting.later(60);
    expect(pages.pages.get("asha")?.endedAt).toBe(runtime.time);
    expect([...pages.rings.values()].map(({ customerId, uid }) => [customerId, uid])).toEqual([["kiran", "meera"]]);
  });
});

it("are not paged for in a crisis while their listener is in a call with them, but after it", async () => {
  pages.add("ravi", runtime.time);
  setting.waits("asha", { risk: "crisis", status: "active", volunteerId: "meera", waitingSince: null });
  await setting.later(120);
  pages.onPhone.add("asha");
  await pager.begin("asha", null);
  expect(pages.pages.size).toBe(0);
  pages.onPhone.clear();
  await pager.begin("asha", null);
  expect(pages.states()).toEqual({ ravi: "ringing" });
  pages.onPhone.add("asha");
  await pager.run();
  expect(pages.states()).toEqual({ ravi: "taken" });
  expect(pages.pages.get("asha")).toMatchObject({ endedAt: runtime.time, unanswered: false });
});

describe("the sweep", () => {
  const many = Array.from({ length: 1_500 }, (_, at) => `person-${at}`);

  it("begins with those at risk, each with time of its own", async () => {
    pages.add("meera", runtime.time);
    for (const id of many) setting.waits(id);
    setting.waits("asha", { risk: "crisis" });
    expect(await setting.sweep(["asha"], beginCrisisPages)).toEqual({ done: 1, failed: 0, left: 0 });
    expect(pages.states()).toEqual({ meera: "ringing" });
  });

  it("handles a limited number of the others, and says how many are left", async () => {
    for (const id of many) setting.waits(id);
    expect(await setting.sweep(many, beginPages)).toEqual({ done: 1_000, failed: 0, left: 500 });
    expect(pages.pages.size).toBe(1_000);
  });

  it("ends in time, and says how many are left", async () => {
    for (const id of many) setting.waits(id);
    const begin = pages.begin;
    pages.begin = (...given) => {
      runtime.time += SECOND;
      return begin(...given);
    };
    const { done, failed, left } = await setting.sweep(many, beginPages);
    expect([done + failed + left, failed]).toEqual([1_500, 0]);
    expect(done).toBeLessThan(50);
  });

  it("waits for a first offer at the desk, not for a second, which its list does not show", async () => {
    const offer = { to: "second", expiresAt: runtime.time + MINUTE };
    setting.waits("asha", { offer });
    const ports = setting.findsPeople(["asha"]);
    const sweep = () => beginPages({ ...ports, onDefect: setting.onDefect });
    expect(await sweep()).toMatchObject({ done: 0, failed: 0 });
    setting.waits("asha", { offer, passed: { first: runtime.time } });
    expect(await sweep()).toMatchObject({ done: 1, failed: 0 });
    pages.pages.clear();
    await beginForNewPhone(ports);
    expect(pages.pages.size).toBe(1);
  });

  it("pages for nobody who has gone", async () => {
    const long = runtime.time - GONE_AFTER - 1;
    setting.waits("asha", { waitingSince: long, lastMessageAt: long });
    expect(await setting.sweep(["asha"], beginPages)).toEqual({ done: 0, failed: 0, left: 0 });
    expect(pages.pages.size).toBe(0);
  });

  it("goes on past one that fails", async () => {
    setting.waits("asha");
    setting.waits("kiran");
    const begin = pages.begin;
    pages.begin = (id, ...given) => (id === "asha" ? Promise.reject(new Error("no store")) : begin(id, ...given));
    expect(await setting.sweep(["asha", "kiran"], beginPages)).toEqual({ done: 1, failed: 1, left: 0 });
    expect(defects).toHaveLength(1);
  });
});
