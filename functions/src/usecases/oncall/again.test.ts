import { MINUTE, SECOND } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { PagerSetting } from "../../../../tests/support/pagerSetting";

let setting: PagerSetting;
let runtime: PagerSetting["runtime"];
let pages: PagerSetting["pages"];
let pager: PagerSetting["pager"];
const waits: PagerSetting["waits"] = (id, changes) => setting.waits(id, changes);
const later = (seconds: number) => setting.later(seconds);

beforeEach(() => {
  setting = new PagerSetting();
  ({ runtime, pages, pager } = setting);
});

describe("after a search that is over", () => {
  beforeEach(async () => {
    waits("asha");
    await pager.begin("asha", null);
    for (let wave = 0; wave < 4; wave += 1) await later(15);
  });

  it("nobody is searched for again at each poll, but at once if a listener has come on call", async () => {
    expect(pages.pages.get("asha")).toMatchObject({ endedAt: runtime.time - 15 * SECOND, unanswered: false });
    const over = pages.pages.get("asha");
    await pager.begin("asha", null);
    expect([pages.pages.get("asha"), pages.told > 0]).toEqual([over, true]);
    pages.add("meera", runtime.time);
    await pager.begin("asha", null);
    expect(pages.states()).toEqual({ meera: "ringing" });
  });

  it("which nobody answered, phones that were not rung for them ring, and no others", async () => {
    pages.add("meera", runtime.time);
    await pager.begin("asha", null);
    await later(50);
    await later(60);
    expect(pages.pages.get("asha")).toMatchObject({ unanswered: true });
    pages.add("ravi", runtime.time);
    await pager.begin("asha", null);
    expect(pages.states()).toEqual({ meera: "expired", ravi: "ringing" });
  });

  it("nobody is searched for again on a phone of a listener who is blocked from them", async () => {
    pages.partings.add("asha meera");
    pages.add("meera", runtime.time);
    const over = pages.pages.get("asha");
    await pager.begin("asha", null);
    expect(pages.pages.get("asha")).toBe(over);
  });
});

it("a person who asked to be told and closed the page is rung for no longer, and nobody has missed that ring", async () => {
  const tellMe = { since: runtime.time, until: runtime.time + 600 * MINUTE, calls: 0, calledAt: null };
  pages.add("meera", runtime.time);
  waits("asha", { tellMe, waitSignAt: runtime.time });
  await pager.begin("asha", null);
  expect(pages.states()).toEqual({ meera: "ringing" });
  await later(61);
  expect(pages.states()).toEqual({ meera: "over" });
  expect(pages.records.get("meera")).toMatchObject({ missed: 0, rung: 0 });
  expect(pages.pages.get("asha")).toMatchObject({ endedAt: runtime.time, unanswered: false });
});
