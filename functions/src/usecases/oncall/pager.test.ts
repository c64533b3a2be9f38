import { GONE_AFTER } from "@thodu/domain/matching/gone";
import { RECEIPT_WITHIN } from "@thodu/domain/oncall/page";
import { MINUTE, SECOND } from "@thodu/domain/time";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PagerSetting, ringTokens } from "../../../../tests/support/pagerSetting";
import { beginPages } from "./begin";
import { noteReceipt } from "./receipts";

let setting: PagerSetting;
let runtime: PagerSetting["runtime"];
let pages: PagerSetting["pages"];
let pager: PagerSetting["pager"];
let asked: PagerSetting["asked"];
let pushed: PagerSetting["pushed"];
let defects: PagerSetting["defects"];

beforeEach(() => {
  setting = new PagerSetting();
  ({ runtime, pages, pager, asked, pushed, defects } = setting);
});

const waits: PagerSetting["waits"] = (...given) => setting.waits(...given);
const later = (seconds: number): Promise<void> => setting.later(seconds);

/** The phone confirms that its ring has arrived. */
async function told(uid: string, token = "right"): Promise<string | undefined> {
  const [ringId = ""] = [...pages.rings].find(([, each]) => each.uid === uid) ?? [];
  return noteReceipt({ runtime, pages, ringTokens }, { ringId, token, what: "arrived" });
}

describe("a page", () => {
  it("begins once, rings at once, and schedules its next decision each time", async () => {
    for (const uid of ["meera", "ravi", "john"]) pages.add(uid, runtime.time);
    waits("asha");
    await Promise.all([pager.begin("asha", "net"), pager.begin("asha", "net")]);
    expect(pages.pages.get("asha")).toMatchObject({ since: runtime.time, network: "key of page\nnet" });
    expect(asked).toEqual([runtime.time + RECEIPT_WITHIN]);
    expect(Object.values(pages.states())).toEqual(["ringing", "ringing"]);
    expect(pushed).toHaveLength(2);
    await later(1);
    expect(pages.rings.size).toBe(2);
    expect(asked).toHaveLength(1);
  });

  it("goes on in another instance, and is found by the sweep if its first step was lost", async () => {
    pages.add("meera", runtime.time);
    waits("asha");
    await setting.sweep(["asha"], beginPages);
    pager = setting.restart();
    await later(5);
    expect(pages.states()).toEqual({ meera: "ringing" });
    expect(defects).toEqual([]);
  });

  it("ends with the claim: one has answered, the others are told so, and no further phone rings", async () => {
    for (const uid of ["meera", "ravi", "john"]) pages.add(uid, runtime.time);
    waits("asha");
    await pager.begin("asha", null);
    const [first = "", second = ""] = Object.keys(pages.states());
    waits("asha", { status: "active", volunteerId: first, waitingSince: null, claimedAt: runtime.time });
    pushed.length = 0;
    await pager.run();
    expect(pages.states()).toEqual({ [first]: "answered", [second]: "taken" });
    expect(pushed.toSorted()).toEqual(
      [first, second].toSorted().map((uid) => `device of ${uid}: Answered. Thank you for being there.`),
    );
    expect([...pages.rings.values()].find(({ uid }) => uid === first)?.answeredAt).toBe(1);
    expect(pages.pages.get("asha")).toMatchObject({ endedAt: runtime.time, unanswered: false });
    await later(60);
    expect(pages.rings.size).toBe(2);
  });

  it("counts a listener who answers during the decision as one who answered, not as one who declined", async () => {
    pages.add("meera", runtime.time);
    waits("asha");
    await pager.begin("asha", null);
    const read = pages.phones.bind(pages);
    const spy = vi.spyOn(pages, "phones").mockImplementation(async (now) => {
      // The claim comes after the pages were read and before the phones are.
      waits("asha", { status: "active", volunteerId: "meera", waitingSince: null, claimedAt: runtime.time });
      return (await read(now)).map((each) => ({ ...each, phone: { ...each.phone, load: 1 } }));
    });
    await pager.run();
    expect(spy).toHaveBeenCalled();
    expect(pages.states()).toEqual({ meera: "answered" });
  });

  it("for a person who returns to the queue rings at once for listeners whose ring another page ended", async () => {
    for (const uid of ["meera", "ravi"]) pages.add(uid, runtime.time);
    waits("asha");
    await pager.begin("asha", null);
    waits("asha", { status: "active", volunteerId: "meera", waitingSince: null, claimedAt: runtime.time });
    await pager.run();
    waits("asha");
    await pager.begin("asha", null);
    expect(pages.states()).toEqual({ meera: "answered", ravi: "ringing" });
    expect(Object.keys(pages.pages.get("asha")?.rung ?? {}).toSorted()).toEqual(["meera", "ravi"]);
  });

  it("removes the push from a phone whose ring has ended by itself", async () => {
    pages.add("meera", runtime.time);
    waits("asha");
    await pager.begin("asha", null);
    await later(60);
    expect(pushed.at(-1)).toBe("device of meera: This ring has ended. We go on looking for somebody.");
  });

  it("goes on for all others beside a phone whose record can’t be read", async () => {
    for (const uid of ["meera", "ravi", "john"]) pages.add(uid, runtime.time);
    waits("asha");
    await pager.begin("asha", null);
    await later(5);
    const [first = "", second = ""] = Object.keys(pages.states());
    pages.unreadable.add(first);
    await later(60);
    const states = pages.states();
    expect({ first: states[first], second: states[second] }).toEqual({ first: "expired", second: "expired" });
    expect(runtime.left).toContainEqual(["onCall", first]);
    expect(defects).toEqual([]);
  });

  it("rings the others if one phone can’t be reached", async () => {
    for (const uid of ["meera", "ravi"]) pages.add(uid, runtime.time);
    pages.unreadable.add("meera");
    waits("asha");
    await pager.begin("asha", null);
    await later(5);
    expect(pages.states()).toEqual({ meera: "ringing", ravi: "ringing" });
    expect(pushed).toEqual([expect.stringContaining("device of ravi")]);
    expect(asked).toHaveLength(2);
    expect(defects).toEqual([]);
  });

  it("never rings for a pair that a report has blocked", async () => {
    for (const uid of ["meera", "ravi"]) pages.add(uid, runtime.time);
    pages.partings.add("asha meera");
    waits("asha");
    await pager.begin("asha", null);
    await later(50);
    expect(pages.states()).toEqual({ ravi: "ringing" });
  });

  it("tells the team if the only phone belongs to a listener who is blocked from them", async () => {
    pages.add("meera", runtime.time);
    pages.partings.add("asha meera");
    waits("asha");
    await pager.begin("asha", null);
    expect(pages.states()).toEqual({});
    expect(pages.told).toBe(1);
    expect(pages.toldOf).toEqual([{ risk: pages.talks.get("asha")?.risk, locale: pages.talks.get("asha")?.locale }]);
  });

  it("that nobody answered is told to the admins, pauses the phone at the third, and is not begun again at once", async () => {
    pages.add("meera", runtime.time);
    const record = pages.records.get("meera");
    if (record) pages.records.set("meera", { ...record, missed: 2 });
    waits("asha");
    await pager.begin("asha", null);
    await told("meera");
    await later(50);
    await later(60);
    expect(pages.states()).toEqual({ meera: "expired" });
    expect(pages.records.get("meera")?.pausedAt).not.toBeNull();
    expect(pushed.at(-1)).toContain("so your phone is paused");
    expect([pages.told > 0, pages.pages.get("asha")?.unanswered]).toEqual([true, true]);
    const before = pages.pages.get("asha");
    await pager.begin("asha", null);
    expect(pages.pages.get("asha")).toBe(before);
    runtime.time += GONE_AFTER + 5 * MINUTE;
    // Their page has asked in the meantime.
    const talk = pages.talks.get("asha");
    if (talk) pages.talks.set("asha", { ...talk, waitSignAt: runtime.time });
    await pager.begin("asha", null);
    expect(pages.pages.get("asha")).toMatchObject({ since: runtime.time, endedAt: null, unanswered: false });
  });
});

describe("for a person who goes into a crisis after the last wave wakes those whom a crisis may wake", () => {
  const sleeper = { days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 0, duty: "crisis" as const };

  beforeEach(async () => {
    pages.add("meera", runtime.time);
    pages.add("devi", runtime.time);
    const devi = pages.records.get("devi");
    if (devi) pages.records.set("devi", { ...devi, windows: [sleeper] });
    waits("asha");
    await pager.begin("asha", null);
    await later(50);
    expect(pages.states()).toEqual({ meera: "ringing" });
  });

  it.each([
    ["while their page goes on", 0, { meera: "ringing", devi: "ringing" }],
    ["after it has ended", 60, { meera: "expired", devi: "ringing" }],
  ])("%s", async (_, seconds, states) => {
    await later(seconds);
    waits("asha", { risk: "crisis" });
    await pager.begin("asha", null);
    expect(pages.states()).toEqual(states);
    const { since } = pages.pages.get("asha") ?? {};
    await later(1);
    await pager.begin("asha", null);
    expect([pages.pages.get("asha")?.since, defects]).toEqual([since, []]);
  });
});

describe("a receipt", () => {
  beforeEach(async () => {
    for (const uid of ["meera", "ravi", "john"]) pages.add(uid, runtime.time);
    waits("asha");
    await pager.begin("asha", null);
  });

  it("counts once, and a phone without one is replaced by another at once", async () => {
    const [first = "", second = ""] = Object.keys(pages.states());
    expect([await told(first), await told(first), await told(first, "forged")]).toEqual(["kept", "kept", "refused"]);
    expect(pages.records.get(first)?.reached).toHaveLength(1);
    await later(RECEIPT_WITHIN / SECOND);
    expect(pages.rings.size).toBe(3);
    expect(pages.pages.get("asha")?.replaced).toEqual([second]);
    await later(1);
    expect(pages.rings.size).toBe(3);
  });

  it("that comes late counts as well, and one for a ring that does not exist changes nothing", async () => {
    const [first = ""] = Object.keys(pages.states());
    pages.talks.clear();
    await later(1);
    expect(pages.states()[first]).toBe("over");
    expect(await told(first)).toBe("kept");
    expect(pages.records.get(first)?.reached).toHaveLength(1);
    expect(await told("nobody")).toBe("refused");
  });
});

it("decides again after a conflict, a limited number of times", async () => {
  pages.add("meera", runtime.time);
  waits("asha");
  pages.losses = 3;
  await pager.begin("asha", null);
  expect(pages.states()).toEqual({ meera: "ringing" });
  pages.talks.clear();
  pages.losses = 100;
  await pager.run();
  expect([pages.states(), defects]).toEqual([{ meera: "ringing" }, []]);
  expect(asked.at(-1)).toBe(runtime.time + SECOND);
  pages.losses = 0;
  await pager.run();
  expect(pages.states()).toEqual({ meera: "over" });
});

it("hides a failure from the caller", async () => {
  waits("asha");
  await pager.begin("asha", null);
  pages.broken = true;
  await pager.run();
  await pager.runAt(runtime.time - 1);
  expect(defects).toHaveLength(2);
  await pager.runAt(runtime.time + 70 * SECOND);
  expect(asked.at(-1)).toBe(runtime.time + 20 * SECOND);
});
