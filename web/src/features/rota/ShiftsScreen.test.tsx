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
  it("is reported for both lists, with the way to being on call", async () => {
    has([]);
    await open();
    expect(await screen.findByText("You have no shifts yet.")).toBeTruthy();
    expect(screen.getByText("No shift in your languages needs somebody right now.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Choose when you are on call" })).toBeTruthy();
    expect(screen.getByText(/^You can choose shifts of today and of the 13 days after it\./)).toBeTruthy();
  });

  it("is not claimed while the server is slow", async () => {
    await open();
    expect(screen.getByText("Loading the shifts...")).toBeTruthy();
    expect(screen.queryByText("You have no shifts yet.")).toBeNull();
  });

  it("is shown as an error if the server can’t be reached, and read again on request", async () => {
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
  it("shows its times in the named time zone, and its language", async () => {
    has([own(ONE)]);
    await open();
    const [row] = await rows("Yours");
    expect(row?.textContent).toMatch(/Monday/);
    expect(row?.textContent).toMatch(/9:00.*12:00/);
    expect(row?.textContent).toContain("Telugu (తెలుగు)");
    expect(screen.getByText(/^All times are India time\./)).toBeTruthy();
  });

  it.each([
    [
      own(ONE, { state: "taken", asks: true }),
      "Please confirm that you will be there. Without an answer it goes to others 2 hours before it starts.",
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
  ])("that is one’s own shows its state, and what can be done", async (shift, words, buttons) => {
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

  it.each(["taken", "confirmed"] as const)("that has begun can’t be given away: %s", async (state) => {
    const from = Date.now() - HOUR;
    has([own(ONE, { state, asks: state === "taken", from, to: from + 4 * HOUR })]);
    await open();
    const [row] = await rows("Yours");
    expect(row?.textContent).toContain("It has begun: you are expected at the desk, Online.");
    expect(row?.querySelector("a")?.getAttribute("href")).toBe("tel:+914040000000");
    expect(within(row ?? document.body).queryAllByRole("button")).toEqual([]);
  });

  it("after midnight says to which night it belongs, in its listener's time zone", async () => {
    const from = Date.UTC(2030, 2, 4, 18, 30);
    has([own("own", { from, to: from + 2 * HOUR })], [free(ONE, { from, to: from + 2 * HOUR }), free("evening")]);
    await open();
    const [mine, night, evening] = [...(await rows("Yours")), ...(await rows("Most needed"))];
    for (const row of [mine, night]) expect(row?.textContent).toContain("the night from Monday to Tuesday");
    expect(evening?.textContent).not.toContain("night");
  });

  it.each([
    [free(ONE, { state: "gap" }), "Nobody has this shift yet"],
    [free(ONE, { staff: [{ from: FROM, to: FROM + 3 * HOUR, need: 2, cover: 1 }] }), "1 of 2 listeners"],
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
  it("is stored, the list is read again, and the result is shown beside the shift", async () => {
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
    expect(row?.textContent).toContain("Yours. 12 hours before it starts we ask you to confirm it");
  });

  it("leaves a taken shift in its place, so that a second press does not take another", async () => {
    const nth = (day: number): string => `2030-03-0${day}_te_15-30_180`;
    const on = (day: number): OpenShift => free(nth(day), { from: FROM + (day - 4) * 24 * HOUR });
    const [first, second, third] = [on(4), on(5), on(6)];
    has([], [first, second, third]);
    server.answers("changeShift", () => {
      // Another shift is needed most now.
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

  it("that fails leaves the shift as it was", async () => {
    has([own(ONE)]);
    server.isUnreachable("changeShift");
    const user = await open();
    await user.click(await screen.findByRole("button", { name: "Offer it to colleagues" }));
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Offer it to colleagues" })).toBeTruthy();
  });
});

it("shows the ten that are needed most, and the others on request", async () => {
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

it("reads again when the page or the network comes back, and keeps what it had", async () => {
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

it("ignores an older answer that arrives after a newer one", async () => {
  const answer = server.isSlow("readShifts", { zone: "Asia/Kolkata", calendar: null, mine: [], open: [] });
  const user = await open();
  await waitFor(() => expect(server.asked("readShifts")).toHaveLength(1));
  has([own(ONE)]);
  pageIs("hidden");
  pageIs("visible");
  expect(await rows("Yours")).toHaveLength(1);
  answer();
  // A later answer has arrived.
  server.refuses("changeShift", "SHIFT_CHANGED");
  server.isLost("readShifts");
  await user.click(screen.getByRole("button", { name: "Offer it to colleagues" }));
  await waitFor(() => expect(server.asked("readShifts")).toHaveLength(3));
  expect(await rows("Yours")).toHaveLength(1);
});
