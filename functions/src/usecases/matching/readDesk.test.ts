import { SHOWN_WAITS } from "@thodu/domain/matching/whoWaits";
import { MINUTE, SECOND } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { aConversation, anActor } from "../../../../tests/support/domain";
import { onDesk } from "../../../../tests/support/queue";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import type { Conversation } from "@thodu/domain/chat/model";
import type { Locale } from "@thodu/domain/locale";
import { readDesk } from "./readDesk";

const runtime = new MemoryRuntime();
const waits = (id: string, minutes: number, changes: Partial<Conversation> = {}) => {
  const waitingSince = runtime.time - minutes * MINUTE;
  return {
    value: { ...aConversation({ alias: id, waitingSince, ...changes }), id },
    version: { isVersion: true } as const,
  };
};

/** More people than an admin is shown, the last of them with an open alarm. */
async function read(locale?: Locale, changes: object = {}) {
  const first = Array.from({ length: SHOWN_WAITS }, (_, n) => waits(`n${n}`, 100 - n, { risk: "concern" }));
  const alarm = { since: runtime.time - 2 * MINUTE, answer: null };
  const justAsked = waits("just-asked", 4, { alarm: { since: runtime.time - 1, answer: null }, risk: "concern" });
  const alarmed = [waits("alarmed", 3, { risk: "concern", alarm }), justAsked];
  const queue = {
    counts: async () => ({
      crisis: 0,
      concern: SHOWN_WAITS + 2,
      plan: 0,
      others: 0,
      gone: 1,
      allGone: 3,
      offered: 0,
      promised: 0,
      oldest: runtime.time - 100 * MINUTE,
    }),
    atDesk: async () => ({ listeners: [], onPhone: new Set<string>() }),
    heldInCrisis: async () => [],
    known: async <T>(people: T) => people,
    goneInCrisis: async () => [],
    waitsOn: async () => [],
    openWaits: async () => [],
    alarmed: async () => alarmed,
    longestWaits: async (language?: Locale) =>
      language === undefined
        ? { waits: first, count: null }
        : language === "te"
          ? { waits: [], count: 0 }
          : { waits: first.slice(5), count: first.length - 5 },
    ...changes,
  };
  const outcome = await readDesk({ runtime, queue }, anActor({ admin: true }), locale ? { locale } : {});
  if (!outcome.ok) throw new Error("It was refused.");
  return outcome.value;
}

it("names people with an open alarm first, however many came before them, and counts them", async () => {
  const desk = await read();
  expect(desk.people).toHaveLength(SHOWN_WAITS);
  expect(desk.people.slice(0, 2).map(({ uid, alarmOpen }) => [uid, alarmOpen])).toEqual([
    ["alarmed", true],
    ["n0", false],
  ]);
  expect(desk).toMatchObject({ openAlarms: 1, more: 2, leftOther: 2 });
});

it("names nobody with an alarm in a language the listener does not speak, and counts the whole desk", async () => {
  expect(await read("te")).toMatchObject({ people: [], openAlarms: 1, more: 0 });
});

it("names who has waited longest in a crisis or with an open alarm in each language, whichever is asked for", async () => {
  const desk = await read("te");
  expect(desk.firstInCrisis).toEqual([{ uid: "alarmed", alias: "alarmed", locale: "en", waited: 3 * MINUTE }]);
});

it("gives the longest wait in one language, beside the longest of all", async () => {
  expect(await read("hi")).toMatchObject({
    longest: { uid: "n0" },
    longestInLanguage: { uid: "n5", alias: "n5", waited: 95 * MINUTE },
  });
  expect((await read("te")).longestInLanguage).toBeNull();
  expect(await read()).not.toHaveProperty("longestInLanguage");
});

it("gives the wait of whom it names, and without a name that of somebody whose conversation can’t be read", async () => {
  const counts = async () => ({
    crisis: 0,
    concern: 9,
    plan: 0,
    others: 1,
    gone: 0,
    allGone: 0,
    offered: 0,
    promised: 0,
  });
  const before = async () => ({ ...(await counts()), oldest: runtime.time - 200 * MINUTE });
  expect(await read("hi", { counts: before })).toMatchObject({ longest: { uid: "n0" }, longestWait: 100 * MINUTE });
  const nobodyKnown = { counts: before, longestWaits: async () => ({ waits: [], count: 0 }) };
  expect(await read("hi", nobodyKnown)).toMatchObject({ longest: null, longestWait: 200 * MINUTE });
});

it("says who is with whom in a crisis, or in a call, and names nobody twice", async () => {
  const listeners = ["meera", "ravi", "leela"].map((uid) => ({
    value: { ...onDesk(uid, { inCall: uid !== "leela" }) },
    version: { isVersion: true } as const,
  }));
  const held = ["asha", "devi"].map((id) => waits(id, 9, { status: "active", risk: "crisis", volunteerId: "meera" }));
  const atDesk = async () => ({ listeners, onPhone: new Set<string>() });
  expect((await read(undefined, { atDesk, heldInCrisis: async () => held })).engaged).toEqual([
    {
      uid: "meera",
      by: "crisis",
      people: [
        { uid: "asha", alias: "asha" },
        { uid: "devi", alias: "devi" },
      ],
    },
    { uid: "ravi", by: "call" },
  ]);
  expect((await read()).engaged).toEqual([]);
});

it("reckons today’s waits with those who left and those who still wait, and says how many left", async () => {
  const figures = async (left: number, open: number) => {
    const counted = { waits: { 0: 6 }, leftWaits: { 9: left }, cohorts: {} };
    const since = runtime.time - 10 * MINUTE;
    const { today, leftToday } = await read(undefined, {
      waitsOn: async () => [counted],
      openWaits: async () => Array.from({ length: open }, () => ({ place: 0, desk: 0, since })),
    });
    return { half: today?.p50 ?? null, most: today?.p90 ?? null, leftToday };
  };
  const soon = 15 * SECOND;
  expect(await figures(0, 0)).toEqual({ half: soon, most: soon, leftToday: 0 });
  expect(await figures(3, 0)).toEqual({ half: soon, most: null, leftToday: 3 });
  expect(await figures(0, 3)).toEqual({ half: soon, most: null, leftToday: 0 });
  expect(await figures(3, 4)).toEqual({ half: null, most: null, leftToday: 3 });
});

it("lists and counts a person in a crisis whom a listener has just taken without a word", async () => {
  const claimedAt = runtime.time - 1;
  const taken = waits("asha", 4, { status: "active", risk: "crisis", volunteerId: "meera", claimedAt });
  const heldInCrisis = async () => [taken];
  expect(await read(undefined, { heldInCrisis })).toMatchObject({
    unanswered: 1,
    heldUnanswered: [{ uid: "asha", listener: "meera", justTaken: true }],
  });
  expect(
    await read(undefined, { heldInCrisis, atDesk: async () => ({ listeners: [], onPhone: new Set(["asha"]) }) }),
  ).toMatchObject({ unanswered: 0 });
});
