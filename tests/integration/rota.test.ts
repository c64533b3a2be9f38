import { randomUUID } from "node:crypto";
import { notice, type NoticeKind } from "@thodu/domain/notifications/notices";
import { onCall } from "@thodu/domain/oncall/model";
import { rotaCase } from "@thodu/domain/reports/decide";
import { addDays, dayOf } from "@thodu/domain/rota/calendar";
import { rotaListener, shift, type Shift } from "@thodu/domain/rota/model";
import { DAY, HOUR, MINUTE } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { closeOver } from "../../functions/src/usecases/reports/closeOver";
import { sweepRota } from "../../functions/src/usecases/rota/sweepRota";
import { accepted, call, reasonOf } from "../support/callables";
import { passMidnight } from "../support/passChange";
import { always, quietPhones } from "../support/onCall";
import { account, database, listener, type Person } from "../support/people";
import { crowdedDesk, emptyDesk } from "../support/stories";

const defects: unknown[] = [];
/** Runs the sweep as of this much later. */
const sweep = (ahead = 0) => {
  const all = wiring();
  const runtime = { ...all.runtime, now: () => Date.now() + ahead, freshId: () => all.runtime.freshId() };
  return sweepRota({ ...all, runtime, onDefect: (error) => defects.push(error) });
};

const empty = async (name: string): Promise<void> => {
  const { docs } = await database().collection(name).get();
  await Promise.all(docs.map((doc) => doc.ref.delete()));
};
const stored = async (id: string): Promise<Shift> => shift.parse((await database().doc(`shifts/${id}`).get()).data());
const booked = async ({ uid }: Person): Promise<readonly string[]> =>
  rotaListener.parse((await database().doc(`rotaListeners/${uid}`).get()).data() ?? {}).booked.map(({ id }) => id);
const change = (one: Person, shiftId: string, wish: "take" | "give-up" | "offer" | "keep" | "confirm") =>
  call("changeShift", { shiftId, wish }, one.token);
/** The shift hours in a person's notices of a kind. */
const hoursTold = async ({ uid }: Person, kind: NoticeKind): Promise<readonly unknown[]> => {
  const { docs } = await database().collection(`users/${uid}/outbox`).where("kind", "==", kind).get();
  return docs.map((doc) => notice.parse(doc.data()).shift);
};
const casesOf = async (category: string): Promise<readonly string[]> =>
  (await database().collection("reports").where("category", "==", category).get()).docs.map(({ id }) => id);

/** A shift that begins in this many hours. */
async function aShift(hours: number, changes: object = {}): Promise<string> {
  const from = Math.ceil((Date.now() + hours * HOUR) / MINUTE) * MINUTE;
  const id = `${dayOf(from)}_en_00-03_${100 + Math.floor(Math.random() * 900)}`;
  await database()
    .doc(`shifts/${id}`)
    .set({
      day: dayOf(from),
      language: "en",
      zone: "Asia/Kolkata",
      from: Timestamp.fromMillis(from),
      to: Timestamp.fromMillis(from + 3 * HOUR),
      uid: null,
      ...changes,
    });
  return id;
}

let admin: Person;
let [one, other]: Person[] = [];
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  await passMidnight(2 * MINUTE);
  await emptyDesk();
  await quietPhones();
  const { docs } = await database().collection("volunteers").where("availability", "==", "online").get();
  await Promise.all(docs.map((doc) => doc.ref.update({ availability: "away" })));
  for (const name of ["shifts", "rotaDays", "rotaListeners"]) await empty(name);
  [one, other] = [await listener(admin), await listener(admin)];
});

const both = (): readonly [Person, Person] => {
  if (!one || !other) throw new Error("No listeners.");
  return [one, other];
};

it("opens two weeks, each day once, and shows a listener the most needed first", async () => {
  const [meera] = both();
  await Promise.all([sweep(), sweep()]);
  const days = (await database().collection("rotaDays").get()).docs.map(({ id }) => id);
  expect(days).toEqual(Array.from({ length: 14 }, (_, ahead) => addDays(dayOf(Date.now()), ahead)));
  const before = (await database().collection("shifts").count().get()).data().count;
  await sweep();
  expect((await database().collection("shifts").count().get()).data().count).toBe(before);
  const { open, mine, zone } = accepted(await call("readShifts", {}, meera.token));
  expect([mine, zone]).toEqual([[], "Asia/Kolkata"]);
  // Each coming day has open shifts in the list; today's may be over.
  const shown = new Set(open.map(({ id }) => id.slice(0, days[0]?.length)));
  expect(days.slice(1).filter((day) => !shown.has(day))).toEqual([]);
  expect(open.map(({ needed }) => needed)).toEqual(open.map(({ needed }) => needed).toSorted((a, b) => b - a));
  expect(defects).toEqual([]);
});

describe("a shift", () => {
  it("has one listener, however many choose it at once; and a listener has no more than the limits allow", async () => {
    const [meera, ravi] = both();
    const id = await aShift(30);
    const answers = await Promise.all([change(meera, id, "take"), change(ravi, id, "take")]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok).map(reasonOf)).toEqual(["SHIFT_CHANGED"]);
    const winner = answers[0].ok ? meera : ravi;
    expect([(await stored(id)).uid, await booked(winner)]).toEqual([winner.uid, [id]]);

    const loser = answers[0].ok ? ravi : meera;
    const two = [await aShift(60), await aShift(61)];
    const picked = await Promise.all(two.map((each) => change(loser, each, "take")));
    expect(picked.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await booked(loser)).toHaveLength(1);
  });

  it("can be offered, and stays its listener’s until a colleague has it, and the listener is told", async () => {
    const [meera, ravi] = both();
    const id = await aShift(30);
    accepted(await change(meera, id, "take"));
    expect(reasonOf(await change(ravi, id, "take"))).toBe("SHIFT_CHANGED");
    accepted(await change(meera, id, "offer"));
    expect(accepted(await call("readShifts", {}, ravi.token)).open.map((each) => each.id)).toEqual([id]);
    accepted(await change(ravi, id, "take"));
    expect([(await stored(id)).uid, await booked(meera), await booked(ravi)]).toEqual([ravi.uid, [], [id]]);
    expect(await hoursTold(meera, "shift-taken")).toHaveLength(1);
  });

  it("needs a confirmation, asked for once, and becomes a gap without it", async () => {
    const [meera, ravi] = both();
    const [kept, lost] = [await aShift(11.5, { uid: meera.uid }), await aShift(11.5, { uid: ravi.uid })];
    await database()
      .doc(`rotaListeners/${ravi.uid}`)
      .set({ booked: [{ id: lost, from: 1, to: 2 }] });
    await database().doc(`onCall/${ravi.uid}`).set({ zone: "America/Chicago" });
    await sweep();
    await sweep();
    const { from, to } = await stored(kept);
    expect(await hoursTold(meera, "shift-confirm")).toEqual([{ from, to, zone: "Asia/Kolkata" }]);
    accepted(await change(meera, kept, "confirm"));
    await sweep(9.6 * HOUR);
    expect([(await stored(kept)).uid, (await stored(lost)).uid]).toEqual([meera.uid, null]);
    const { from: begins, to: ends } = await stored(lost);
    const hours = { from: begins, to: ends, zone: "America/Chicago" };
    expect([await booked(ravi), await hoursTold(ravi, "shift-lapsed")]).toEqual([[], [hours]]);
  });

  it("of a listener who may not listen any more is free again", async () => {
    const [meera] = both();
    const id = await aShift(20, { uid: meera.uid });
    await database().doc(`volunteers/${meera.uid}`).update({ approved: false });
    await sweep();
    expect((await stored(id)).uid).toBeNull();
  });

  it("is free again in the middle once its listener is revoked or gone; a past one keeps who came", async () => {
    const [meera, ravi] = both();
    const came = { cameAt: Timestamp.now() };
    const [revoked, deleted] = [await aShift(-0.02, { uid: meera.uid }), await aShift(-0.02, { uid: ravi.uid })];
    const over = await aShift(-4, { uid: meera.uid });
    await Promise.all([revoked, deleted, over].map((id) => database().doc(`shifts/${id}`).update(came)));
    accepted(await call("revokeVolunteer", { uid: meera.uid, reason: "They asked." }, admin.token));
    accepted(await call("deleteMyAccount", {}, ravi.token));
    await sweep();
    expect([(await stored(revoked)).uid, (await stored(deleted)).uid]).toEqual([null, null]);
    expect((await stored(over)).uid).toBe(meera.uid);
    expect(defects).toEqual([]);
  });
});

it("tells the admins of hours without a listener, a week ahead and at the hour, each once; not if somebody is on call", async () => {
  for (const category of ["rota-week", "rota-now"])
    for (const id of await casesOf(category)) await database().doc(`reports/${id}`).delete();
  const [meera] = both();
  await database()
    .doc(`onCall/${meera.uid}`)
    .set({
      ...onCall.parse({}),
      ...always(),
      languages: { en: "well", te: "well", hi: "well" },
      testedAt: Timestamp.now(),
    });
  await sweep();
  expect([await casesOf("rota-week"), await casesOf("rota-now")]).toEqual([[], []]);
  await quietPhones();
  await sweep();
  await sweep();
  const days = [1, 2, 3, 4, 5, 6, 7].map((ahead) => `rota-week-${addDays(dayOf(Date.now()), ahead)}`);
  expect(await casesOf("rota-week")).toEqual(days);
  const now = await casesOf("rota-now");
  expect(now.map((id) => id.slice(9, 11)).toSorted()).toEqual(["en", "hi", "te"]);
  await sweep(DAY / 24 / 60);
  expect(await casesOf("rota-now")).toEqual(now);
});

it("closes a case about past hours once nobody from then waits, once, with an audit entry", async () => {
  const hours = { language: "te", from: Date.now() - 2 * HOUR, to: Date.now() - HOUR } as const;
  const id = `rota-now-te-${randomUUID()}`;
  const made = database().doc(`reports/${id}`);
  await made.create({ ...rotaCase("rota-now", [hours]), createdAt: Timestamp.now(), decidedAt: null });
  const close = () => closeOver({ ...wiring(), onDefect: (error) => defects.push(error) });
  const takeAway = await crowdedDesk(1);
  await close();
  expect((await made.get()).get("status")).toBe("open");
  await takeAway();
  await Promise.all([close(), close()]);
  await close();
  const closed = { status: "decided", decision: "no-action", reason: "", decidedBy: "server" };
  expect((await made.get()).data()).toMatchObject(closed);
  const { docs } = await database().collection("auditLog").where("target", "==", id).get();
  expect(docs.map((line) => line.data())).toMatchObject([
    { actor: "server", action: "case.decide", reason: "hours-over" },
  ]);
  expect(defects).toEqual([]);
});

it("shows the admins whose phones may ring tonight, by name", async () => {
  const [meera, ravi] = both();
  await Promise.all(
    [meera, ravi].map(({ uid }) =>
      database()
        .doc(`onCall/${uid}`)
        .set({ ...always(), languages: { hi: "well" }, testedAt: Timestamp.now() }),
    ),
  );
  await database().doc(`volunteers/${meera.uid}`).update({ name: "Meera Iyer" });
  await database().doc(`volunteers/${ravi.uid}`).update({ approved: false });
  const { tonight } = accepted(await call("readRota", {}, admin.token));
  const spoken = tonight?.hours.filter(({ language }) => language === "hi") ?? [];
  expect(spoken.length).toBeGreaterThan(0);
  for (const hour of spoken)
    expect(hour).toMatchObject({ cover: 1, crisisCover: 1, listeners: [{ uid: meera.uid, whole: true, well: true }] });
  expect(spoken[0]?.listeners[0]?.name).toBe("Meera Iyer");
  expect(tonight?.empty.map(({ language }) => language)).toEqual(["en", "te"]);
});

it("shows the admins need and cover of two weeks, with names", async () => {
  const [meera] = both();
  const id = await aShift(5);
  const [came, missed] = [await aShift(-20 * 24, { uid: meera.uid }), await aShift(-10 * 24, { uid: meera.uid })];
  await database().doc(`shifts/${came}`).update({ cameAt: Timestamp.now() });
  await database().doc(`onCall/${admin.uid}`).set({ zone: "America/Chicago" });
  await sweep();
  accepted(await change(meera, id, "take"));
  const rota = accepted(await call("readRota", {}, admin.token));
  expect(rota.days).toHaveLength(14);
  expect(rota.shifts.find((each) => each.id === id)).toMatchObject({ uid: meera.uid, state: "confirmed" });
  expect(rota.zone).toBe("America/Chicago");
  expect(rota.listeners).toMatchObject([{ uid: meera.uid, time: 3 * HOUR, missed: 1, lapsed: 0 }]);
  expect(rota.missed.map((each) => each.id)).toEqual([missed]);
  expect(reasonOf(await call("readRota", {}, meera.token))).toBe("NOT_PERMITTED");
});
