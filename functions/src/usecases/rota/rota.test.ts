import { onCall } from "@thodu/domain/oncall/model";
import type { Actor } from "@thodu/domain/permissions";
import { addDays, dayOf, hourStart } from "@thodu/domain/rota/calendar";
import { rotaListener, type Shift } from "@thodu/domain/rota/model";
import { HOUR, MINUTE } from "@thodu/domain/time";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryRota } from "../../../../tests/support/memoryRota";
import type { Runtime } from "../ports";
import { readRota } from "./readRota";
import { changeShift, readShifts } from "./shifts";
import { sweepRota } from "./sweepRota";

const TODAY = "2026-03-02";
const DAY_OF_SHIFT = addDays(TODAY, 2);
const actor = (uid: string): Actor => ({
  uid,
  guest: false,
  email: null,
  listener: true,
  tokenSaysListener: true,
  admin: false,
});
const person = { name: "Meera", approved: true, present: false, languages: ["te", "en", "hi"] as const };

const always = { days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 0, duty: "awake" as const };
const everHour = [
  {
    uid: "asha",
    name: "Asha",
    record: { ...onCall.parse({ on: true, windows: [always] }), testedAt: 1 },
    languages: person.languages,
  },
];

let now: number;
let rota: MemoryRota;
const runtime: Runtime = {
  now: () => now,
  freshId: () => "id",
  wait: async () => Promise.resolve(),
  pause: async () => Promise.resolve(),
  skipped: () => undefined,
};
const feedTokens = {
  feedToken: (uid: string, nth: number) => `${uid}-${nth}`,
  feedHash: (token: string) => `hash of ${token}`,
};
const ports = () => ({ runtime, rota, feedTokens });
const sweep = () => sweepRota({ ...ports(), onDefect: (error) => expect(error).toBeUndefined() });
const take = (uid: string, shiftId: string) => changeShift(ports(), actor(uid), { shiftId, wish: "take" });
const read = async (uid: string) => {
  const answer = await readShifts(ports(), actor(uid));
  if (!answer.ok) throw new Error(answer.failure.reason);
  return answer.value;
};
const idOf = (hours: string): string => `${DAY_OF_SHIFT}_te_${hours}_1`;
const shiftOf = (id: string): Shift | undefined => rota.places.get(id);

beforeEach(async () => {
  now = hourStart(TODAY, 9);
  rota = new MemoryRota();
  for (const uid of ["meera", "ravi"]) rota.persons.set(uid, person);
  await sweep();
});

it("lists open shifts of each day of the two weeks to a listener of all languages", async () => {
  const { open } = await read("meera");
  expect([...new Set(open.map(({ from }) => dayOf(from)))].toSorted()).toEqual(
    Array.from({ length: 14 }, (_, ahead) => addDays(TODAY, ahead)),
  );
});

it("opens two weeks, each day once", async () => {
  expect(rota.dayRecords.size).toBe(14);
  const before = rota.places.size;
  await sweep();
  expect(rota.places.size).toBe(before);
  now += 24 * HOUR;
  await sweep();
  expect(rota.dayRecords.size).toBe(15);
});

describe("a shift", () => {
  const id = idOf("16-20");

  it("is not offered to a listener who has used all hours of this week, even if they are past", async () => {
    const done = { id: "over", from: hourStart(TODAY, 0), to: hourStart(TODAY, 0) + 12 * HOUR };
    rota.listeners.set("meera", rotaListener.parse({ booked: [done] }));
    rota.persons.set("meera", { ...person, languages: ["te"] });
    now = hourStart(TODAY, 20);
    const shown = (await read("meera")).open.find((each) => each.id === id);
    expect(shown?.cap).toBe("week");
    expect(await take("meera", id)).toMatchObject({ failure: { reason: "SHIFT_LIMIT" } });
  });

  it("has one of two listeners who choose it at once", async () => {
    const [one, other] = await Promise.all([take("meera", id), take("ravi", id)]);
    expect([one.ok, other.ok].filter(Boolean)).toHaveLength(1);
    const winner = one.ok ? "meera" : "ravi";
    expect([shiftOf(id)?.uid, rota.listeners.size]).toEqual([winner, 1]);
  });

  it("is one of two that a listener chooses at once if both would be too many", async () => {
    const next = `${DAY_OF_SHIFT}_en_16-20_1`;
    const answers = await Promise.all([take("meera", id), take("meera", next)]);
    expect(answers.flatMap((each) => (each.ok ? [] : [each.failure.reason]))).toEqual(["SHIFT_LIMIT"]);
    expect(rota.listeners.get("meera")?.booked).toHaveLength(1);
  });

  it("says how many listeners its hours have", async () => {
    const covers = async () =>
      new Set((await read("ravi")).open.flatMap(({ staff }) => (staff ?? []).map(({ cover }) => cover)));
    expect(await covers()).toEqual(new Set([0]));
    await take("meera", `${DAY_OF_SHIFT}_en_16-20_1`);
    expect(await covers()).toEqual(new Set([0, 1]));
  });

  it("is offered and swapped, and its confirmation is asked for once; not confirmed it becomes a gap", async () => {
    await take("meera", id);
    await changeShift(ports(), actor("meera"), { shiftId: id, wish: "offer" });
    // Only the next sixty shifts are shown, so the others are removed.
    for (const other of rota.places.keys()) if (other !== id) rota.places.delete(other);
    expect((await read("ravi")).open).toMatchObject([{ id, offered: true, needed: 1 }]);
    await take("ravi", id);
    expect(rota.listeners.get("meera")?.booked).toEqual([]);
    now = hourStart(DAY_OF_SHIFT, 4);
    await sweep();
    await sweep();
    expect((await read("ravi")).mine).toMatchObject([{ id, state: "taken", asks: true }]);
    now = hourStart(DAY_OF_SHIFT, 14);
    await sweep();
    expect(rota.notices).toEqual(["meera shift-taken", "ravi shift-confirm", "ravi shift-lapsed"]);
    expect([shiftOf(id)?.uid, rota.listeners.get("ravi")]).toEqual([
      null,
      { booked: [], lapsed: 1, feed: null, feeds: 0, feedLocale: "en" },
    ]);
    expect((await read("meera")).open.find((each) => each.id === id)).toMatchObject({ state: "gap" });
  });

  it("is counted by who came and who did not, for four weeks", async () => {
    const answer = async () => {
      const told = await readRota(ports(), actor("admin"));
      if (!told.ok) throw new Error("Refused.");
      return told.value;
    };
    await take("meera", id);
    now = hourStart(DAY_OF_SHIFT, 5);
    await changeShift(ports(), actor("meera"), { shiftId: id, wish: "confirm" });
    expect((await answer()).shifts.find((each) => each.id === id)).toMatchObject({ name: "Meera", state: "confirmed" });
    now = hourStart(DAY_OF_SHIFT, 21);
    const counted = { uid: "meera", name: "Meera", time: 4 * HOUR, weeks: [4 * HOUR, 0, 0], nights: 0 };
    expect(await answer()).toMatchObject({
      zone: "Asia/Kolkata",
      weekMax: 12 * HOUR,
      weeks: [hourStart(TODAY, 0), hourStart(addDays(TODAY, 7), 0), hourStart(addDays(TODAY, 14), 0)],
      listeners: [{ ...counted, missed: 1 }],
      missed: [{ id, uid: "meera", name: "Meera", state: "missed" }],
    });
    now = hourStart(addDays(DAY_OF_SHIFT, 1), 9);
    expect((await answer()).listeners).toMatchObject([{ ...counted, time: 0, missed: 1 }]);
    now = hourStart(addDays(DAY_OF_SHIFT, 29), 9);
    expect(await answer()).toMatchObject({ listeners: [], missed: [] });

    now = hourStart(DAY_OF_SHIFT, 17);
    rota.persons.set("meera", { ...person, present: true });
    await sweep();
    now = hourStart(DAY_OF_SHIFT, 21);
    expect(await answer()).toMatchObject({ listeners: [{ missed: 0 }], missed: [] });
  });

  it("is at night by its listener’s own time zone", async () => {
    await take("meera", id);
    const nights = async () => {
      const told = await readRota(ports(), actor("admin"));
      return told.ok && told.value.listeners[0]?.nights;
    };
    expect(await nights()).toBe(0);
    rota.zone = async () => Promise.resolve("America/Chicago");
    expect(await nights()).toBe(1);
  });

  it("is compared with the maximum of two weeks if today is a Monday", async () => {
    await take("meera", id);
    const told = await readRota(ports(), actor("admin"));
    expect(told).toMatchObject({ value: { weeks: { length: 2 }, listeners: [{ weeks: [4 * HOUR, 0] }] } });
  });

  it("is freed when its listener may not listen any more; one that does not exist is not found", async () => {
    const far = `${addDays(TODAY, 13)}_te_16-20_1`;
    for (const each of [id, far]) await take("meera", each);
    rota.persons.delete("meera");
    await sweep();
    expect(shiftOf(far)?.uid).toBeNull();
    expect(shiftOf(id)?.uid).toBeNull();
    expect(await take("ravi", idOf("01-02"))).toMatchObject({ failure: { reason: "NOT_FOUND" } });
  });
});

describe("the admins", () => {
  it("see whose phones may ring in the coming night, by name, and the hours without any", async () => {
    const night = { days: [1], from: 22 * 60, to: 2 * 60, duty: "awake" as const };
    rota.onCall = everHour.map((each) => ({
      ...each,
      languages: ["hi"],
      record: { ...each.record, windows: [night] },
    }));
    const told = await readRota(ports(), actor("admin"));
    const tonight = told.ok ? told.value.tonight : undefined;
    expect(tonight?.hours).toHaveLength(30);
    const hour = hourStart(TODAY, 22);
    expect(tonight?.hours.find(({ at, language }) => at === hour && language === "hi")).toMatchObject({
      cover: 1,
      listeners: [{ uid: "asha", name: "Asha" }],
    });
    expect(tonight?.empty.filter(({ language }) => language === "hi")).toEqual([
      { language: "hi", from: hourStart(TODAY, 21), to: hour },
      { language: "hi", from: hourStart(addDays(TODAY, 1), 2), to: hourStart(addDays(TODAY, 1), 7) },
    ]);
  });

  const kinds = (): readonly string[] => [...new Set(rota.warnings.map((id) => id.slice(0, 9)))];

  it("are told of hours without a listener: a week ahead, and in that hour, each once", async () => {
    expect(rota.warnings.filter((id) => id.startsWith("rota-week"))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => `rota-week-${addDays(TODAY, day)}`),
    );
    expect(rota.warnings.filter((id) => id.startsWith("rota-now"))).toHaveLength(3);
    const before = [...rota.warnings];
    now += 5 * MINUTE;
    await sweep();
    expect(rota.warnings).toEqual(before);
  });

  it("are told of a day, also of tomorrow, that was complete a week ahead and is not any more", async () => {
    rota = new MemoryRota();
    rota.onCall = everHour;
    await sweep();
    expect(rota.warnings).toEqual([]);
    rota.onCall = [];
    await sweep();
    expect(rota.warnings).toEqual(expect.arrayContaining([1, 4].map((day) => `rota-week-${addDays(TODAY, day)}`)));
  });

  it("are told of an hour whose listener does not come", async () => {
    const [id, hour] = [`${TODAY}_te_16-20_1`, `rota-now-te-${hourStart(TODAY, 16)}-${hourStart(TODAY, 24)}`];
    await take("meera", id);
    const day = rota.dayRecords.get(TODAY);
    const te = Array.from({ length: 24 }, (_, each) => (each >= 16 ? 1 : 0));
    if (day) rota.dayRecords.set(TODAY, { ...day, need: { te } });
    now = hourStart(TODAY, 16) + 9 * MINUTE;
    await sweep();
    expect([shiftOf(id)?.uid, rota.warnings.includes(hour)]).toEqual(["meera", false]);
    now += MINUTE;
    await sweep();
    expect(rota.warnings).toContain(hour);
  });

  it("are told of an hour whose listener was there and may not listen any more", async () => {
    const [id, hour] = [`${TODAY}_te_16-20_1`, `rota-now-te-${hourStart(TODAY, 16)}-${hourStart(TODAY, 24)}`];
    await take("meera", id);
    rota.persons.set("meera", { ...person, present: true });
    const day = rota.dayRecords.get(TODAY);
    const te = Array.from({ length: 24 }, (_, each) => (each >= 16 ? 1 : 0));
    if (day) rota.dayRecords.set(TODAY, { ...day, need: { te } });
    now = hourStart(TODAY, 16) + 30 * MINUTE;
    await sweep();
    expect([shiftOf(id)?.cameAt, rota.warnings.includes(hour)]).toEqual([now, false]);
    rota.persons.set("meera", { ...person, approved: false });
    now += 5 * MINUTE;
    await sweep();
    expect([shiftOf(id)?.uid, rota.warnings.includes(hour)]).toEqual([null, true]);
  });

  it("are told of the others if one of them fails, and of that one with the next sweep", async () => {
    rota = new MemoryRota();
    const store = rota.warn.bind(rota);
    const fails = vi.spyOn(rota, "warn").mockRejectedValueOnce(new Error("Away."));
    const defects: unknown[] = [];
    const swept = await sweepRota({ ...ports(), onDefect: (error) => defects.push(error) });
    expect([swept.failed, defects.length, rota.warnings.length]).toEqual([1, 1, fails.mock.calls.length - 1]);
    fails.mockImplementation(store);
    await sweep();
    expect(rota.warnings).toHaveLength(10);
  });

  it("are told an hour ahead, but not while somebody is at the desk or on call", async () => {
    now = hourStart(addDays(TODAY, 1), 23);
    rota.warnings.length = 0;
    rota.atDesk = ["en", "te", "hi"];
    await sweep();
    expect(kinds()).toEqual(["rota-hour", "rota-week"]);
    rota.warnings.length = 0;
    now = hourStart(addDays(TODAY, 3), 23);
    rota.atDesk = [];
    rota.onCall = everHour;
    await sweep();
    expect(rota.warnings).toEqual([]);
  });
});
