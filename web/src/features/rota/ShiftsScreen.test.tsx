import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { pageIs } from "../../test-support/screen";
import { server } from "../../test-support/server";
import { network } from "../../test-support/store";
import type { OpenShift, OwnShift } from "./api";
import { ShiftsScreen } from "./ShiftsScreen";

const FROM = Date.UTC(2030, 2, 4, 15, 30);
const HOUR = 3_600_000;
const ONE = "2030-03-04_te_15-30_180";

const placed = { from: FROM, to: FROM + 3 * HOUR, language: "te", offered: false } as const;
const own = (id: string, changes: Partial<OwnShift> = {}): OwnShift => ({
  ...placed,
  id,
  state: "confirmed",
  asks: false,
  ...changes,
});
const free = (id: string, changes: Partial<OpenShift> = {}): OpenShift => ({
  ...placed,
  id,
  state: "open",
  needed: 0.4,
  cap: null,
  ...changes,
});

const has = (mine: OwnShift[], others: OpenShift[] = []): void =>
  server.answers("readShifts", { zone: "Asia/Kolkata", calendar: null, mine, open: others });

async function open() {
  await isHere({ claims: { volunteer: true } });
  return show(<ShiftsScreen />, { at: "/volunteer-shifts" });
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));
const rows = async (name: string) => (await section(name)).getAllByRole("listitem");

describe("nothing to show", () => {
  it("is said of both lists, with the way to being on call", async () => {
    has([]);
    await open();
    expect(await screen.findByText("You have no shifts yet.")).toBeTruthy();
    expect(screen.getByText("No shift in your languages needs somebody right now.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Choose when you are on call" })).toBeTruthy();
    expect(screen.getByText(/^You can choose from today and the 13 days after it\./)).toBeTruthy();
  });

  it("is not claimed while the server is slow", async () => {
    await open();
    expect(screen.getByText("Loading the shifts...")).toBeTruthy();
    expect(screen.queryByText("You have no shifts yet.")).toBeNull();
  });

  it("is said to be trouble where the server can’t be reached, which is tried again", async () => {
    server.isUnreachable("readShifts");
    const user = await open();
    expect(await screen.findByText(/^No connection right now\./)).toBeTruthy();
    has([own(ONE)]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await rows("Yours")).toHaveLength(1);
    expect(screen.queryByText(/^No connection right now\./)).toBeNull();
  });
});

describe("a free shift", () => {
  it("says that it has begun", async () => {
    const from = Date.now() - HOUR;
    has([], [free(ONE, { from, to: from + 3 * HOUR }), free("later")]);
    await open();
    await screen.findByText(/It has begun$/);
    expect((await rows("Most needed")).map((row) => row.textContent.includes("It has begun"))).toEqual([true, false]);
  });
});

describe("a shift", () => {
  it("stands with its times in the zone that is named, and its language", async () => {
    has([own(ONE)]);
    await open();
    const [row] = await rows("Yours");
    expect(row?.textContent).toMatch(/Monday/);
    expect(row?.textContent).toMatch(/9:00.*12:00/);
    expect(row?.textContent).toContain("Telugu (తెలుగు)");
    expect(screen.getByText(/^All times are times in Asia\/Kolkata\./)).toBeTruthy();
  });

  it.each([
    [
      own(ONE, { state: "taken", asks: true }),
      "Not confirmed yet. 12 hours before it starts we ask you by a notification, and on this page. If you don’t answer, it goes to others 2 hours before.",
      ["I will be there", "Offer it to colleagues", "Give it up"],
    ],
    [own(ONE, { state: "confirmed" }), "Confirmed", ["Offer it to colleagues", "Give it up"]],
    [
      own(ONE, { offered: true }),
      "Confirmed · Offered to colleagues; yours until one takes it",
      ["Keep it after all", "Give it up"],
    ],
    [own(ONE, { state: "there" }), "You are there", []],
    [own(ONE, { state: "over" }), "Over", []],
    [own(ONE, { state: "missed" }), "Missed", []],
  ])("of one’s own says how it stands, and what can be done", async (shift, words, buttons) => {
    has([shift]);
    await open();
    const [row] = await rows("Yours");
    expect(row?.textContent).toContain(words);
    expect(
      within(row ?? document.body)
        .queryAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(buttons);
  });

  it("after midnight says which night it is in, on the clock of its listener", async () => {
    const from = Date.UTC(2030, 2, 4, 18, 30);
    has([own("own", { from, to: from + 2 * HOUR })], [free(ONE, { from, to: from + 2 * HOUR }), free("evening")]);
    await open();
    const [mine, night, evening] = [...(await rows("Yours")), ...(await rows("Most needed"))];
    for (const row of [mine, night]) expect(row?.textContent).toContain("the night from Monday to Tuesday");
    expect(evening?.textContent).not.toContain("night");
  });

  it.each([
    [free(ONE, { state: "gap" }), "Nobody has this shift yet"],
    [free(ONE, { needed: 0.4 }), "40% of the listeners needed are missing"],
    [free(ONE, { offered: true }), "A colleague asks whether you can take it"],
  ])("that is free says how much it is needed", async (shift, words) => {
    has([], [shift]);
    await open();
    const [row] = await rows("Most needed");
    expect(row?.textContent).toContain(words);
    expect(row?.textContent).toContain("3 hours");
    expect(screen.getByRole("button", { name: "Take this shift" })).toBeTruthy();
  });

  it.each([
    ["week", "You have 12 hours this week already"],
    ["night", "Too close to a night shift: you need 8 hours of rest between them"],
    ["break", "Too close to another shift of yours"],
  ] as const)("can’t be taken beside one’s others, and says why: %s", async (cap, words) => {
    has([], [free(ONE, { cap })]);
    await open();
    const [row] = await rows("Most needed");
    expect(row?.textContent).toContain(words);
    expect(screen.queryByRole("button", { name: "Take this shift" })).toBeNull();
  });
});

describe("a change", () => {
  it("is stored, the list read anew, and what came of it said where the shift is now", async () => {
    has([], [free(ONE)]);
    server.answers("changeShift", () => {
      has([own(ONE, { state: "taken" })]);
      return {};
    });
    const user = await open();
    await user.click(await screen.findByRole("button", { name: "Take this shift" }));
    expect(await screen.findByText("It is yours. Thank you.")).toBeTruthy();
    expect(server.asked("changeShift")).toEqual([{ shiftId: ONE, wish: "take" }]);
    const [row] = await rows("Yours");
    expect(row?.textContent).toContain("It is yours. Thank you.");
  });

  it("of a shift that is in no list any more is said above them", async () => {
    has([own(ONE)]);
    server.answers("changeShift", () => {
      has([]);
      return {};
    });
    const user = await open();
    await user.click(await screen.findByRole("button", { name: "Give it up" }));
    const asked = within(await screen.findByRole("dialog", { name: "Give this shift up?" }));
    await user.click(asked.getByRole("button", { name: "Give it up" }));
    expect((await screen.findByText("Given up. Others can take it now.")).getAttribute("role")).toBe("status");
    expect(screen.getByText("You have no shifts yet.")).toBeTruthy();
  });

  it("of one’s own is given up only once that was asked", async () => {
    has([own(ONE)]);
    const user = await open();
    await user.click(await screen.findByRole("button", { name: "Give it up" }));
    const asked = within(await screen.findByRole("dialog", { name: "Give this shift up?" }));
    expect(server.asked("changeShift")).toEqual([]);
    await user.click(asked.getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.asked("changeShift")).toEqual([]);
  });

  it("leaves a shift that was taken in its place, so that a second press takes no other", async () => {
    const nth = (day: number): string => `2030-03-0${day}_te_15-30_180`;
    const on = (day: number): OpenShift => free(nth(day), { from: FROM + (day - 4) * 24 * HOUR });
    const [first, second, third] = [on(4), on(5), on(6)];
    has([], [first, second, third]);
    server.answers("changeShift", () => {
      // What is needed most is another now.
      has([own(nth(5), { state: "taken" })], [third, first]);
      return {};
    });
    vi.useFakeTimers({ toFake: ["performance"] });
    const user = await open();
    const buttons = () => screen.getAllByRole("button", { name: "Take this shift" });
    await screen.findAllByRole("button", { name: "Take this shift" });
    await user.click(buttons()[1] ?? document.body);
    await waitFor(async () => expect(await rows("Yours")).toHaveLength(1));
    const needed = await rows("Most needed");
    expect(needed.map((row) => row.textContent.endsWith("Yours now"))).toEqual([false, true, false]);
    await user.click(buttons()[1] ?? document.body);
    expect(server.asked("changeShift")).toEqual([{ shiftId: nth(5), wish: "take" }]);
    vi.advanceTimersByTime(1_100);
    await user.click(buttons()[1] ?? document.body);
    expect(server.asked("changeShift").at(-1)).toEqual({ shiftId: nth(6), wish: "take" });
  });

  it.each([
    ["SHIFT_CHANGED", "This shift is not free any more, or not yours."],
    ["SHIFT_LIMIT", /^So that you can rest: at most 12 hours a week/],
  ] as const)("that is refused says why beside the shift: %s", async (reason, words) => {
    has([], [free(ONE)]);
    server.refuses("changeShift", reason);
    const user = await open();
    await user.click(await screen.findByRole("button", { name: "Take this shift" }));
    await screen.findByText(words);
    const [row] = await rows("Most needed");
    expect(within(row ?? document.body).getByText(words)).toBeTruthy();
  });

  it.each([
    ["Take this shift", [own(ONE, { state: "taken" })], "It is yours. Thank you."],
    ["Offer it to colleagues", [own(ONE, { offered: true })], "Offered. It stays yours until a colleague takes it."],
  ])("whose answer was lost is judged by the list: %s", async (name, mine, words) => {
    if (name === "Take this shift") has([], [free(ONE)]);
    else has([own(ONE)]);
    const lose = server.isLost("changeShift");
    const user = await open();
    await user.click(await screen.findByRole("button", { name }));
    has(mine);
    lose();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/^No connection right now\./)).toBeNull();
    if (name === "Take this shift") expect((await rows("Most needed"))[0]?.textContent).toMatch(/Yours now$/);
  });

  it("that does not arrive leaves the shift as it was", async () => {
    has([own(ONE)]);
    server.isUnreachable("changeShift");
    const user = await open();
    await user.click(await screen.findByRole("button", { name: "Offer it to colleagues" }));
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Offer it to colleagues" })).toBeTruthy();
  });
});

it("shows the ten that are needed most, and the others when they are asked for", async () => {
  has(
    [],
    Array.from({ length: 14 }, (_, nth) => free(`s${nth}`, { from: FROM - nth * HOUR })),
  );
  const user = await open();
  expect(await rows("Most needed")).toHaveLength(10);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await rows("Most needed")).toHaveLength(14);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("reads anew when its reader and the network come back, and keeps what it had", async () => {
  has([own(ONE)]);
  await open();
  await rows("Yours");
  server.isUnreachable("readShifts");
  pageIs("hidden");
  pageIs("visible");
  expect(await screen.findByText(/^No connection right now\./)).toBeTruthy();
  expect(await rows("Yours")).toHaveLength(1);
  has([own(ONE), own("two")]);
  network.goes();
  network.returns();
  await waitFor(async () => expect(await rows("Yours")).toHaveLength(2));
  expect(screen.queryByText(/^No connection right now\./)).toBeNull();
});

it("takes no older answer that comes late in place of a newer one", async () => {
  const answer = server.isSlow("readShifts", { zone: "Asia/Kolkata", calendar: null, mine: [], open: [] });
  const user = await open();
  await waitFor(() => expect(server.asked("readShifts")).toHaveLength(1));
  has([own(ONE)]);
  pageIs("hidden");
  pageIs("visible");
  expect(await rows("Yours")).toHaveLength(1);
  answer();
  // What is answered after it has been heard.
  server.refuses("changeShift", "SHIFT_CHANGED");
  server.isLost("readShifts");
  await user.click(screen.getByRole("button", { name: "Offer it to colleagues" }));
  await waitFor(() => expect(server.asked("readShifts")).toHaveLength(3));
  expect(await rows("Yours")).toHaveLength(1);
});
