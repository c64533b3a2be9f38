import { isNightStill } from "@thodu/domain/matching/hours";
import { kolkataDay } from "@thodu/domain/time";
import { screen, waitFor, within } from "@testing-library/react";
import type { Output } from "@thodu/domain/contracts";
import { describe, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { network, store } from "../../../test-support/store";
import { NowSection } from "./NowSection";
import { quietDesk } from "../../../test-support/quietDesk";

async function open(risk = "") {
  await isHere({ claims: { safety: true } });
  return show(<NowSection />, { at: `/admin/now?list=hours${risk}` });
}

const figure = (name: string) => within(screen.getByRole("figure", { name }));
const rowsOf = (name: string) =>
  figure(name)
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));

const dayAgo = (days: number): string => kolkataDay(Date.now() - days * 24 * 60 * 60_000);
const put = (days: number, hourWaits: Readonly<Record<string, Readonly<Record<number, number>>>>): void => {
  const day = dayAgo(days);
  store.put(`statistics/${day}`, { day, hourWaits });
};

it("shows waits by hour and risk, and how they ended, as bars and as a table", async () => {
  put(1, { "taken-crisis-22": { 3: 8, 7: 2 }, "left-crisis-22": { 1: 1 }, "taken-none-6": { 0: 4 } });
  put(13, { "taken-crisis-22": { 3: 1 }, "lost-crisis-23": { 9: 2 } });
  // Older than fourteen days, though there are fewer records than days.
  put(14, { "taken-crisis-22": { 3: 100 } });
  // From before waits were counted by hour.
  const day = dayAgo(2);
  store.put(`statistics/${day}`, { day, taken: 9 });
  const user = await open("&risk=crisis");
  await waitFor(() => expect(screen.getAllByRole("figure")).toHaveLength(2));

  const people = rowsOf("How waits ended: Crisis, by hour");
  expect(people[0]).toEqual(["Hour", "A listener came", "Left", "Lost"]);
  expect(people).toHaveLength(25);
  expect(people[1]).toEqual(["12 am–1 am", "0", "0", "0"]);
  expect(people[23]).toEqual(["10 pm–11 pm", "11", "1", "0"]);
  expect(people[24]).toEqual(["11 pm–12 am", "0", "0", "2"]);

  // Nine of eleven within a minute, the rest within five.
  const waits = rowsOf("Wait until a listener came: Crisis, by hour");
  expect(waits[23]).toEqual(["10 pm–11 pm", "1", "5"]);
  expect(waits[24]).toEqual(["11 pm–12 am", "–", "–"]);
  expect(figure("Wait until a listener came: Crisis, by hour").getByText("Target: within 5 minutes")).toBeTruthy();

  const risks = within(screen.getByRole("navigation", { name: "Risk" }));
  await user.click(risks.getByRole("link", { name: "All hours" }));
  await screen.findByRole("figure", { name: "How waits ended: All hours" });
  expect(location.search).toBe("?list=hours");
  expect(rowsOf("How waits ended: All hours").slice(1)).toEqual([
    ["Crisis", "11", "1", "2"],
    ["Concern", "0", "0", "0"],
    ["None", "4", "0", "0"],
  ]);
});

it("does not say without a network that nobody listens", async () => {
  await isHere({ claims: { safety: true } });
  network.goes();
  show(<NowSection />, { at: "/admin/now?list=listeners" });
  const part = within(await screen.findByRole("region", { name: "Listeners at the desk" }));
  expect(part.queryByText("No listener is at the desk.")).toBeNull();
  network.returns();
  expect(await part.findByText("No listener is at the desk.")).toBeTruthy();
});

it("says how last night went, and counts lost people among those without an answer", async () => {
  const day = kolkataDay(Date.now());
  const hourWaits = { "taken-crisis-2": { 3: 8 }, "left-none-1": { 1: 1 }, "lost-none-3": { 9: 7 } };
  store.put(`statistics/${day}`, { day, taken: 8, left: 1, hourWaits });
  await isHere({ claims: { admin: true } });
  show(<NowSection />, { at: "/admin/now?list=days" });
  const night = await screen.findByText(
    isNightStill(Date.now()) ? "This night, since 9 pm:" : "Last night, 9 pm to 6 am:",
  );
  expect(night.closest("p")?.textContent).toContain(
    "16 waits ended: 8 with a listener, 1 left the queue, 7 closed the page before anybody came.",
  );
  expect(rowsOf("Share with a listener")[1]?.at(-1)).toBe("50");
});

describe("the last 14 days", () => {
  const DAY = 24 * 60 * 60_000;
  const openDays = async () => {
    await isHere({ claims: { admin: true } });
    show(<NowSection />, { at: "/admin/now?list=days" });
    return within(await screen.findByRole("group", { name: "The last 14 days", hidden: true }));
  };

  it("lists each day, says on which nobody came, and how yesterday went", async () => {
    const today = kolkataDay(Date.now());
    store.put(`statistics/${today}`, { day: today, taken: 8, left: 1 });
    const rows = (await openDays()).getAllByRole("row", { hidden: true });
    expect(rows).toHaveLength(15);
    expect(rows[1]?.textContent).toMatch(/^Today81/);
    expect(rows[2]?.textContent).toBe("YesterdayNobody asked for a listener.");
    expect(screen.getByText("Yesterday:").closest("p")?.textContent).toBe(
      "Yesterday: 0 waits ended: 0 with a listener, 0 left the queue, 0 closed the page before anybody came.",
    );
    expect(rowsOf("Share with a listener")).toHaveLength(15);
  });

  it("says how many left yesterday", async () => {
    const day = kolkataDay(Date.now() - DAY);
    store.put(`statistics/${day}`, { day, taken: 8, left: 3, hourWaits: { "lost-none-13": { 9: 2 } } });
    const rows = (await openDays()).getAllByRole("row", { hidden: true });
    expect(rows[2]?.textContent).toMatch(/^Yesterday832/);
    expect(screen.getByText("Yesterday:").closest("p")?.textContent).toBe(
      "Yesterday: 13 waits ended: 8 with a listener, 3 left the queue, 2 closed the page before anybody came.",
    );
  });

  it("shows no figure for a wait that too few people had, in the chart’s table and in the list", async () => {
    const day = kolkataDay(Date.now());
    store.put(`statistics/${day}`, { day, taken: 2, left: 8, waits: { 0: 2 }, leftWaits: { 0: 8 } });
    await openDays();
    expect(rowsOf("Wait until a listener came")[1]?.slice(1)).toEqual(["–", "–"]);
    // Nobody came on the day before.
    expect(rowsOf("Share with a listener")[2]?.slice(1)).toEqual(["–"]);
  });

  it("explains Left and Lost, and names each figure when a narrow page stacks them", async () => {
    const day = kolkataDay(Date.now());
    store.put(`statistics/${day}`, { day, taken: 8, left: 3 });
    const cells = (await openDays()).getAllByRole("cell", { hidden: true }).slice(0, 3);
    expect(cells.map((cell) => cell.dataset["name"])).toEqual(["A listener came", "Left", "Lost"]);
    expect(screen.getByText(/Left: they left the queue\. Lost: their page was gone before anyone came/)).toBeTruthy();
  });
});

describe("the desk now", () => {
  const desk = (people: Output<"readDesk">["people"], more = 0): Output<"readDesk"> => ({
    ...quietDesk,
    people,
    more,
    waiting: { crisis: 1, concern: 0, plan: 0, others: 1, gone: 0 },
  });
  const openDesk = async (query = "") => {
    await isHere({ claims: { safety: true } });
    return show(<NowSection />, { at: `/admin/now${query}` });
  };

  it("counts who asked to be told of their turn and may have closed the page", async () => {
    server.answers("readDesk", { ...desk([]), promised: 7 });
    await openDesk("?list=figures");
    const name = await screen.findByText("Asked to be told of their turn");
    expect(name.parentElement?.querySelector("dd")?.textContent).toBe("7");
  });

  it.each([
    [0, "1not online now; ends within a minute"],
    [1, "1"],
  ])("explains an offer to a listener who has left the desk since: %s online", async (online, words) => {
    server.answers("readDesk", { ...desk([]), offered: 1, online });
    await openDesk("?list=figures");
    const name = await screen.findByText("Offered to a listener");
    expect(name.parentElement?.querySelector("dd")?.textContent).toBe(words);
  });

  it("says how many have left unanswered, and where to find them", async () => {
    server.answers("readDesk", { ...desk([]), leftOther: 2 });
    await openDesk();
    expect(
      await screen.findByText(/^2 people who were not in a crisis have left the page .* under “Left, not answered”\.$/),
    ).toBeTruthy();
  });

  it("lists each waiting person with what an admin needs, and links to them", async () => {
    const one = { uid: "asha", alias: "Calm Lotus 123", locale: "te", risk: "crisis", offered: true } as const;
    server.answers(
      "readDesk",
      desk(
        [
          { ...one, waited: 7.5 * 60_000 },
          { uid: "ravi", alias: "Kind River 456", locale: "en", risk: "none", waited: 10_000, offered: false },
        ],
        3,
      ),
    );
    await openDesk();
    const rows = within(await screen.findByRole("list", { name: "People who wait" })).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Calm Lotus 123Risk: Crisis · Telugu · waiting for 7 min · longer than the 5 min we aim for · offered to a listener",
      "Kind River 456Risk: None · English · waiting since just now",
    ]);
    expect(screen.getByRole("link", { name: "Calm Lotus 123" }).getAttribute("href")).toBe("/admin/people/asha");
    expect(screen.getByText("3 more wait.")).toBeTruthy();
  });

  it("lists who waits in one language, and reads only that language for more", async () => {
    const one = { alias: "Calm Lotus 123", risk: "none", waited: 60_000, offered: false } as const;
    server.answers("readDesk", ({ locale }) =>
      locale === "te"
        ? desk([{ ...one, uid: "asha", alias: "Soft Cloud 789", locale: "te" }], 2)
        : desk(locale === undefined ? [{ ...one, uid: "ravi", locale: "en" }] : [], 5),
    );
    const user = await openDesk();
    expect(await screen.findByRole("link", { name: "Calm Lotus 123" })).toBeTruthy();
    const languages = within(screen.getByRole("navigation", { name: "Language" }));
    expect(languages.getByRole("link", { name: "All languages" }).getAttribute("aria-current")).toBe("page");
    await user.click(languages.getByRole("link", { name: "Telugu" }));
    expect(await screen.findByRole("link", { name: "Soft Cloud 789" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Calm Lotus 123" })).toBeNull();
    expect(screen.getByText("2 more wait.")).toBeTruthy();
    expect(location.search).toBe("?language=te");
    expect(server.asked("readDesk")).toEqual([{}, { locale: "te" }]);
  });

  it("says that nobody waits in a language, or that it could not be read", async () => {
    server.answers("readDesk", ({ locale }) => ({ ...desk([]), more: locale === undefined ? 5 : 0 }));
    const user = await openDesk();
    await screen.findByText("Nobody waits for a listener.");
    const press = (name: string) =>
      user.click(within(screen.getByRole("navigation", { name: "Language" })).getByRole("link", { name }));
    await press("Hindi");
    expect(await screen.findByText("Nobody waits for a listener in Hindi.")).toBeTruthy();
    server.refuses("readDesk", "BUSY");
    await press("Telugu");
    expect(await screen.findByText("This could not be loaded.")).toBeTruthy();
    server.answers("readDesk", desk([]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Nobody waits for a listener in Telugu.")).toBeTruthy();
  });

  it("names people in a crisis whose listener has not answered, and who has waited longest", async () => {
    store.put("volunteers/leela-rao", { email: "leela@example.com", name: "Leela Rao", approved: true });
    server.answers("readDesk", {
      ...desk([]),
      unanswered: 1,
      heldUnanswered: [{ uid: "asha", alias: "Calm Lotus 123", listener: "leela-rao", waited: 4.5 * 60_000 }],
      longestWait: 7 * 60_000,
      longest: { uid: "ravi", alias: "Kind River 456" },
    });
    const user = await openDesk();
    const name = "In a crisis, with a listener who has not answered";
    const list = within(await screen.findByRole("list", { name }));
    await list.findByText(/^not answered for 4 min · listener: .* no phone number/);
    const hrefs = list.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(["/admin/people/asha", "/admin/people/leela-rao", "mailto:leela@example.com"]);
    await user.click(screen.getByRole("link", { name: "Figures" }));
    const longest = (await screen.findByText("Longest wait")).closest("div");
    expect(longest?.textContent).toBe("Longest wait7 minKind River 456");
    const link = within(longest ?? document.body).getByRole("link", { name: "Kind River 456" });
    expect(link.getAttribute("href")).toBe("/admin/people/ravi");
  });

  it("names who left in a crisis, and when they were last here", async () => {
    const seenAt = Date.UTC(2026, 10, 26, 17, 30);
    server.answers("readDesk", { ...desk([]), leftInCrisis: [{ uid: "asha", alias: "Calm Lotus 123", seenAt }] });
    await openDesk();
    const list = within(await screen.findByRole("list", { name: "In a crisis, left the page" }));
    expect(list.getByRole("listitem").textContent).toMatch(
      /^Calm Lotus 123last here: Thursday,? 26 November,?( at)? 11:00 pm$/i,
    );
    expect(list.getByRole("link").getAttribute("href")).toBe("/admin/people/asha");
  });

  it("says that it could not be loaded, and loads again on request", async () => {
    server.refuses("readDesk", "BUSY");
    const user = await openDesk();
    const part = within(await screen.findByRole("region", { name: "The desk now" }));
    expect(await part.findByText("This could not be loaded.")).toBeTruthy();
    expect(part.queryByText("Loading…")).toBeNull();
    server.answers("readDesk", desk([]));
    await user.click(part.getByRole("button", { name: "Try again" }));
    expect(await part.findByText("Nobody waits for a listener.")).toBeTruthy();
    expect(part.queryByText("This could not be loaded.")).toBeNull();
  });

  it("says from when its figures are if newer ones could not be read", async () => {
    server.answers("readDesk", desk([]));
    await openDesk();
    await screen.findByText("Nobody waits for a listener.");
    expect(screen.queryByText(/^These figures are from/)).toBeNull();
    network.goes();
    expect(
      await screen.findByText(/^These figures are from \d+:\d\d [ap]m; newer ones are not here yet\.$/i),
    ).toBeTruthy();
    server.refuses("readDesk", "BUSY");
    network.returns();
    await waitFor(() => expect(server.asked("readDesk")).toHaveLength(2));
    expect(await screen.findByText(/^These figures are from/)).toBeTruthy();
    expect(screen.getByText("Nobody waits for a listener.")).toBeTruthy();
  });

  it("says that nobody waits", async () => {
    server.answers("readDesk", desk([]));
    await openDesk();
    expect(await screen.findByText("Nobody waits for a listener.")).toBeTruthy();
  });
});
