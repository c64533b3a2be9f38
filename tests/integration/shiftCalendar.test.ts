import { dayOf } from "@thodu/domain/rota/calendar";
import { rotaListener } from "@thodu/domain/rota/model";
import { HOUR } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { accepted, call } from "../support/callables";
import { account, database, listener, type Person } from "../support/people";
import { functionUrl } from "../support/suite";

let admin: Person;
let meera: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  meera = await listener(admin);
});

const read = (name: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${functionUrl("shiftCalendar")}${name}`, init);
const make = async (): Promise<string> => accepted(await call("makeCalendar", { locale: "te" }, meera.token)).calendar;

/** A shift in five hours that the listener has taken. */
async function taken(): Promise<{ readonly id: string; readonly from: number }> {
  const from = Math.ceil(Date.now() / HOUR + 30) * HOUR;
  const id = `${dayOf(from)}_te_00-02_${100 + Math.floor(Math.random() * 900)}`;
  const times = { from: Timestamp.fromMillis(from), to: Timestamp.fromMillis(from + 2 * HOUR) };
  await database()
    .doc(`shifts/${id}`)
    .set({ day: dayOf(from), language: "te", zone: "Asia/Kolkata", uid: null, ...times });
  accepted(await call("changeShift", { shiftId: id, wish: "take" }, meera.token));
  return { id, from };
}

/** The answer without the time at which it was made. */
const shape = async (response: Response) => {
  const headers = [...response.headers].filter(([name]) => name !== "date");
  return { status: response.status, headers, body: await response.text() };
};

it("is read without signing in, as a calendar that may be cached for a quarter of an hour", async () => {
  const { id, from } = await taken();
  const token = await make();
  const response = await read(`/${token}.ics`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("private, max-age=900");
  const text = await response.text();
  expect(text).toContain(`UID:${id}@thodu\r\n`);
  expect(text).toContain(`DTSTART:${new Date(from).toISOString().replaceAll(/[-:]|\.000/g, "")}\r\n`);
  expect(text).toContain("SUMMARY:తోడు షిఫ్ట్\r\n");
  expect(text).not.toContain(meera.uid);

  const tag = response.headers.get("etag") ?? "";
  const again = await read(`/${token}.ics`, { headers: { "if-none-match": tag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const head = await read(`/${token}.ics`, { method: "HEAD" });
  expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, tag, ""]);
  expect((await read(`/${token}.ics`, { method: "POST" })).status).toBe(405);

  accepted(await call("changeShift", { shiftId: id, wish: "give-up" }, meera.token));
  const changed = await read(`/${token}.ics`, { headers: { "if-none-match": tag } });
  expect(changed.status).toBe(200);
  expect(await changed.text()).not.toContain("VEVENT");
});

it("is nothing at an address that was replaced, never was, or is malformed; all look the same", async () => {
  const old = await make();
  const fresh = await make();
  expect(accepted(await call("readShifts", {}, meera.token)).calendar).toBe(fresh);
  const replaced = await shape(await read(`/${old}.ics`));
  expect(replaced).toMatchObject({ status: 404, body: "" });
  for (const name of [`/${"x".repeat(43)}.ics`, `/${fresh}`, "/", "/short.ics", `/${fresh}.ics/more`])
    expect(await shape(await read(name))).toEqual(replaced);
  expect((await read(`/${fresh}.ics`)).status).toBe(200);
});

it("ends when its listener may not listen any more, and no address is stored", async () => {
  const token = await make();
  const stored = await database().doc(`rotaListeners/${meera.uid}`).get();
  expect(JSON.stringify(stored.data())).not.toContain(token);
  expect(rotaListener.parse(stored.data())).toMatchObject({ feeds: 1, feedLocale: "te" });
  await database().doc(`volunteers/${meera.uid}`).update({ approved: false });
  expect((await read(`/${token}.ics`)).status).toBe(404);
});
