import type { Actor } from "@thodu/domain/permissions";
import { hourStart } from "@thodu/domain/rota/calendar";
import { rotaListener } from "@thodu/domain/rota/model";
import { HOUR } from "@thodu/domain/time";
import { beforeEach, expect, it } from "vitest";
import { MemoryRota } from "../../../../tests/support/memoryRota";
import { makeCalendar, readCalendar } from "./calendar";
import { readShifts } from "./shifts";

const meera: Actor = {
  uid: "meera",
  guest: false,
  email: null,
  listener: true,
  tokenSaysListener: true,
  admin: false,
};
const person = { name: "Meera", approved: true, present: false, languages: ["te"] as const };
const from = hourStart("2026-03-04", 18);
const booked = [{ id: "2026-03-04_te_18-20_1", from, to: from + 2 * HOUR }];

let now: number;
let rota: MemoryRota;
const ports = () => ({
  runtime: {
    now: () => now,
    freshId: () => "id",
    wait: async () => Promise.resolve(),
    pause: async () => Promise.resolve(),
    skipped: () => undefined,
  },
  rota,
  feedTokens: {
    feedToken: (uid: string, number: number) => `${uid}-${number}`,
    feedHash: (token: string) => `hash of ${token}`,
  },
});
const make = async (locale: "en" | "te" = "te"): Promise<string> => {
  const made = await makeCalendar(ports(), meera, { locale });
  if (!made.ok) throw new Error(made.failure.reason);
  return made.value.calendar;
};
const shown = async () => {
  const answer = await readShifts(ports(), meera);
  return answer.ok ? answer.value.calendar : undefined;
};

beforeEach(() => {
  now = hourStart("2026-03-02", 9);
  rota = new MemoryRota();
  rota.persons.set("meera", person);
  rota.listeners.set("meera", rotaListener.parse({ booked, lapsed: 2 }));
});

it("has no address until its listener makes one, which has their shifts", async () => {
  expect([await shown(), await readCalendar(ports(), "meera-0")]).toEqual([null, null]);
  const token = await make();
  expect(await shown()).toBe(token);
  expect(rota.listeners.get("meera")).toMatchObject({ booked, lapsed: 2 });
  const read = await readCalendar(ports(), token);
  expect(read?.text).toContain("DTSTART:20260304T123000Z\r\n");
  expect(read?.text).toContain("SUMMARY:తోడు షిఫ్ట్\r\n");
  expect(read?.text).not.toMatch(/meera/i);
});

it("is served at the newest address alone, in the language in which that was made", async () => {
  const old = await make();
  const fresh = await make("en");
  expect([await shown(), await readCalendar(ports(), old)]).toEqual([fresh, null]);
  expect((await readCalendar(ports(), fresh))?.text).toContain("SUMMARY:Thodu shift");
});

it("has one valid address, however many are made at once", async () => {
  const tokens = await Promise.all([make(), make()]);
  const read = await Promise.all(tokens.map((token) => readCalendar(ports(), token)));
  expect(read.filter((each) => each !== null)).toHaveLength(1);
  expect(new Set(tokens).size).toBe(2);
});

it("loses a shift that was given up, and only then changes its ETag", async () => {
  const token = await make();
  const before = await readCalendar(ports(), token);
  now += HOUR;
  expect((await readCalendar(ports(), token))?.tag).toBe(before?.tag);
  const record = rotaListener.parse({ ...rota.listeners.get("meera"), booked: [] });
  rota.listeners.set("meera", record);
  const after = await readCalendar(ports(), token);
  expect(after?.text).not.toContain("VEVENT");
  expect(after?.tag).not.toBe(before?.tag);
});

it("ends with the approval of its listener", async () => {
  const token = await make();
  rota.persons.set("meera", { ...person, approved: false });
  expect(await readCalendar(ports(), token)).toBeNull();
  rota.persons.delete("meera");
  expect(await readCalendar(ports(), token)).toBeNull();
});
