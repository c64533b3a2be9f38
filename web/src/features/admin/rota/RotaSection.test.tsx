import { HOUR } from "@thodu/domain/time";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { network } from "../../../test-support/store";
import { server } from "../../../test-support/server";
import type { Rota } from "../api/rota";
import { RotaSection } from "./RotaSection";

const MIDNIGHT = Date.parse("2026-03-02T00:00:00+05:30");
const at = (hour: number) => MIDNIGHT + hour * HOUR;
const hour = (nth: number, language: "te" | "hi", need: number, cover: number) => ({
  at: at(nth),
  hour: nth % 24,
  language,
  need,
  cover,
});
const shift = (id: string, name: string, state: "taken" | "confirmed" | "missed", from = 18, to = 20) => ({
  id,
  name,
  state,
  uid: id,
  language: "te" as const,
  from: at(from),
  to: at(to),
  offered: false,
});
const rota: Rota = {
  zone: "Asia/Kolkata",
  days: [
    {
      day: "2026-03-02",
      basis: "curve",
      hours: [hour(18, "te", 3, 2), hour(19, "te", 3, 2), hour(18, "hi", 1, 0), hour(20, "te", 1, 1)],
    },
    { day: "2026-03-03", basis: "measured", hours: [hour(42, "hi", 2, 1)] },
  ],
  shifts: [shift("meera", "Meera Iyer", "confirmed"), shift("ravi", "Ravi", "taken")],
  weeks: [MIDNIGHT, at(7 * 24)],
  weekMax: 12 * HOUR,
  listeners: [
    {
      uid: "meera",
      name: "Meera Iyer",
      time: 15.5 * HOUR,
      weeks: [12 * HOUR, 3.5 * HOUR],
      nights: 2,
      missed: 1,
      lapsed: 3,
    },
  ],
  missed: [shift("asha", "Asha Rao", "missed", -30, -27)],
};

beforeEach(() => {
  vi.useFakeTimers({ now: at(9), toFake: ["Date"] });
});

async function open(where = "/admin/rota") {
  await isHere({ claims: { admin: true } });
  return show(<RotaSection />, { at: where });
}

const table = async (name: string) => within(await screen.findByRole("group", { name }));
const rowsOf = async (name: string): Promise<readonly (readonly string[])[]> =>
  (await table(name))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll(/\s/g, " ")));

/** What a screen reader announces for the cell of a row and a column head. */
async function heard(day: string, under: string): Promise<string | undefined> {
  const map = await table("Need and cover");
  const heads = map.getAllByRole("columnheader").map(({ textContent }) => textContent.replaceAll(/\s/g, " "));
  const row = map.getByRole("row", { name: new RegExp(`^${day}`) });
  return row.children[heads.indexOf(under)]?.querySelector(".sr-only")?.textContent;
}

it("shows for each hour how many are needed, there and missing, in words and in figures", async () => {
  server.answers("readRota", rota);
  await open();
  expect(await heard("Mon", "6 pm")).toBe("needed 4, there 2, missing 2");
  expect(await heard("Mon", "8 pm")).toBe("needed 1, there 1, missing 0");
  expect(await heard("Tue", "5 pm")).toBe("nobody needed");
  const map = await table("Need and cover");
  expect(map.getAllByRole("columnheader")).toHaveLength(25);
  expect(map.getByText("2/4").textContent).toBe("2/4−2");
  expect(map.getByRole("rowheader", { name: /\*/ }).textContent).toMatch(/^Mon/);
  expect(screen.getByText("All times are India time.")).toBeTruthy();
  // The table scrolls by itself, and the keyboard can scroll it.
  expect(screen.getByRole("group", { name: "Need and cover" }).tabIndex).toBe(0);
});

it("lists the gaps by time, with who has a shift and who has confirmed it", async () => {
  server.answers("readRota", rota);
  await open();
  const rows = await rowsOf("Gaps");
  expect(rows.map(([, ...rest]) => rest)).toEqual([
    ["Telugu", "3", "2", "1", "Meera Iyer (confirmed), Ravi (not confirmed yet)"],
    ["Hindi", "1", "0", "1", "Nobody"],
    ["Hindi", "2", "1", "1", "Nobody"],
  ]);
  expect(rows[0]?.[0]).toMatch(/Monday.*6:00 – 8:00 pm/);
  expect((await table("Gaps")).getByRole("link", { name: "Ravi" }).getAttribute("href")).toBe("/admin/people/ravi");
});

it("shows one language, which is part of the address", async () => {
  server.answers("readRota", rota);
  const user = await open();
  const filter = within(await screen.findByRole("navigation", { name: "Language" }));
  expect(filter.getByRole("link", { current: "page" }).textContent).toBe("All languages");
  await user.click(filter.getByRole("link", { name: "Telugu" }));
  expect(location.search).toBe("?language=te");
  await waitFor(async () => expect(await heard("Mon", "6 pm")).toBe("needed 3, there 2, missing 1"));
  expect(await heard("Tue", "6 pm")).toBe("nobody needed");
  expect(await rowsOf("Gaps")).toHaveLength(1);
});

it("shows the largest gaps first, of one language, on request", async () => {
  const hours = [hour(18, "te", 3, 2), hour(20, "hi", 4, 1), hour(22, "te", 2, 0)];
  server.answers("readRota", { ...rota, days: [{ day: "2026-03-02", basis: "curve", hours }] });
  const user = await open();
  const order = within(await screen.findByRole("navigation", { name: "Order of the gaps" }));
  const missing = async () => (await rowsOf("Gaps")).map((row) => row[4]);
  expect(await missing()).toEqual(["1", "3", "2"]);
  await user.click(order.getByRole("link", { name: "Most missing first" }));
  expect(location.search).toBe("?gaps=size");
  await waitFor(async () => expect(await missing()).toEqual(["3", "2", "1"]));
  await user.click(screen.getByRole("link", { name: "Telugu" }));
  expect(location.search).toBe("?gaps=size&language=te");
  await waitFor(async () => expect(await missing()).toEqual(["2", "1"]));
});

it("marks today and the present hour, and highlights only the next 48 hours", async () => {
  vi.setSystemTime(at(18.5));
  const hours = [hour(17, "te", 1, 0), hour(18, "te", 1, 0), hour(20, "te", 1, 0)];
  const later = [hour(4 * 24 + 20, "te", 1, 0)];
  const days: Rota["days"] = [
    { day: "2026-03-02", basis: "curve", hours },
    { day: "2026-03-06", basis: "curve", hours: later },
    { day: "2026-03-07", basis: "measured", hours: [hour(5 * 24 + 20, "te", 1, 0)] },
  ];
  server.answers("readRota", { ...rota, days });
  await open();
  const map = await table("Need and cover");
  const looks = map
    .getAllByText("0/1", { exact: false })
    .map((cell) => /heat__cell--(\w+)/.exec(cell.closest("td")?.className ?? "")?.[1]);
  expect(looks).toEqual(["over", "none", "none", "estimate", "some"]);
  expect(await heard("Mon", "6 pm")).toBe("now: needed 1, there 0, missing 1");
  expect(map.getByRole("row", { name: /Today/ }).textContent).toMatch(/^Mon/);
  expect(map.getAllByRole("rowheader", { name: /Today/ })).toHaveLength(1);
});

it("marks past hours as over", async () => {
  vi.setSystemTime(at(19));
  server.answers("readRota", rota);
  await open();
  expect(await heard("Mon", "6 pm")).toBe("over: needed 4, there 2, missing 2");
});

it("shows twelve gaps on a page, and the rest under an address of its own", async () => {
  const hours = Array.from({ length: 15 }, (_, nth) => hour(24 + 2 * (nth % 12) + (nth > 11 ? 24 : 0), "te", 1, 0));
  server.answers("readRota", { ...rota, days: [{ day: "2026-03-03", basis: "measured", hours }] });
  const user = await open("/admin/rota?language=te");
  expect(await rowsOf("Gaps")).toHaveLength(12);
  await user.click(screen.getByRole("link", { name: "Next page" }));
  await waitFor(async () => expect(await rowsOf("Gaps")).toHaveLength(3));
  expect(location.search).toBe(`?language=te&after=${at(24 + 22)}_te`);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Gaps" })));
  await user.click(screen.getByRole("link", { name: "Most missing first" }));
  await waitFor(async () => expect(await rowsOf("Gaps")).toHaveLength(12));
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Most missing first" }));
  await user.click(screen.getByRole("link", { name: "Next page" }));
  await user.click(await screen.findByRole("link", { name: "Back to the first page" }));
  await waitFor(async () => expect(await rowsOf("Gaps")).toHaveLength(12));
});

it("shows each listener's hours compared with the weekly maximum, and who did not come", async () => {
  server.answers("readRota", rota);
  await open();
  expect(await rowsOf("Hours of each listener")).toEqual([
    ["Meera Iyer", expect.stringMatching(/^1 shift/), "12 of 12 h", "3.5 of 12 h", "15.5 h", "2", "1", "3"],
  ]);
  const heads = (await table("Hours of each listener")).getAllByRole("columnheader");
  expect(heads[2]?.textContent).toMatch(/^Week from Mon/);
  expect((await rowsOf("Shifts without their listener")).map(([, ...rest]) => rest)).toEqual([["Telugu", "Asha Rao"]]);
});

it("shows when each listener has a shift, by time, and whether it is confirmed", async () => {
  const none = { time: 0, weeks: [0, 0], nights: 0, missed: 0, lapsed: 0 };
  const later = { ...shift("later", "Meera Iyer", "taken", 42, 44), uid: "meera", language: "hi" as const };
  const shifts = [later, ...rota.shifts];
  server.answers("readRota", {
    ...rota,
    shifts,
    listeners: [
      { ...none, uid: "meera", name: "Meera Iyer" },
      { ...none, uid: "asha", name: "Asha" },
    ],
  });
  const user = await open();
  const hours = await table("Hours of each listener");
  expect(hours.getByRole("row", { name: /^Asha None/ })).toBeTruthy();
  const row = within(hours.getByRole("row", { name: /^Meera Iyer/ }));
  await user.click(row.getByText("2 shifts"));
  expect(row.getAllByRole("listitem").map(({ textContent }) => textContent.replaceAll(/\s/g, " "))).toEqual([
    expect.stringMatching(/Monday.*6:00 – 8:00 pm · Telugu · confirmed$/),
    expect.stringMatching(/Tuesday.*6:00 – 8:00 pm · Hindi · not confirmed yet$/),
  ]);
});

it("shows all times in the admin's time zone", async () => {
  server.answers("readRota", { ...rota, zone: "America/Chicago" });
  await open();
  expect(await heard("Mon", "6:30 am")).toBe("needed 4, there 2, missing 2");
  expect((await rowsOf("Gaps"))[0]?.[0]).toMatch(/6:30 – 8:30 am/);
  expect(screen.getByText("All times are times in America/Chicago.")).toBeTruthy();
});

describe("without anything to show", () => {
  it("says that there are no days yet", async () => {
    server.answers("readRota", { ...rota, days: [] });
    await open();
    expect(await screen.findByText(/has no days yet/)).toBeTruthy();
  });

  it("says that nobody is missing, nobody has a shift, and nobody stayed away", async () => {
    const full = { day: "2026-03-02", basis: "measured" as const, hours: [hour(18, "te", 1, 1)] };
    server.answers("readRota", { ...rota, days: [full], listeners: [], missed: [] });
    await open();
    for (const words of [/No listener is missing/, /Nobody has a shift yet/, /Nobody had a shift/])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/came to their|stayed away/)).toBeNull();
  });

  it("says that nobody stayed away only if somebody has a shift", async () => {
    server.answers("readRota", { ...rota, missed: [] });
    await open();
    expect(await screen.findByText("Nobody stayed away from a shift in the last four weeks.")).toBeTruthy();
  });

  it("says that it is loading", async () => {
    const answer = server.isSlow("readRota", rota);
    await open();
    expect(await screen.findByText("Loading…")).toBeTruthy();
    answer();
    await table("Gaps");
    expect(screen.queryByText("Loading…")).toBeNull();
  });

  it("says that reading was refused, and reads again on request", async () => {
    server.refuses("readRota", "NOT_PERMITTED");
    const user = await open();
    await screen.findByRole("alert");
    server.answers("readRota", rota);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await table("Gaps");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("stays as it was while there is no network, and is read again when that is back", async () => {
    server.answers("readRota", rota);
    await open();
    await table("Gaps");
    network.goes();
    server.answers("readRota", { ...rota, missed: [] });
    expect(await rowsOf("Gaps")).toHaveLength(3);
    network.returns();
    expect(await screen.findByText(/Nobody stayed away/)).toBeTruthy();
  });
});
