import { screen, waitFor, within } from "@testing-library/react";
import type { Output } from "@thodu/domain/contracts";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { SafetySection } from "../safety/SafetySection";
import { NowSection } from "./NowSection";
import { quietDesk } from "../../../test-support/quietDesk";

/** No page of Now and Safety is longer than three screens of a phone: the rest is on further pages. */

const one = { locale: "te", risk: "none", offered: false } as const;
const named = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ uid: `uid-${nth}`, alias: `Calm Lotus ${nth}` }));
const people = named(20).map((each, nth) => ({ ...one, ...each, waited: (60 - nth) * 60_000 }));
const desk: Output<"readDesk"> = {
  ...quietDesk,
  people,
  more: 4,
  waiting: { crisis: 0, concern: 0, plan: 0, others: 24, gone: 0 },
};

async function open(at = "/admin/now") {
  await isHere({ claims: { safety: true } });
  return show(at.startsWith("/admin/now") ? <NowSection /> : <SafetySection />, { at });
}

const isCalled = (name: string, first: string) => waitFor(() => expect(rows(name)[0]?.textContent).toContain(first));
const rows = (name: string) => within(screen.getByRole("list", { name })).getAllByRole("listitem");
const goOn = () => screen.findByRole("link", { name: "Next page" });

it("shows six of twenty waiting people, and the others on pages of their own", async () => {
  server.answers("readDesk", desk);
  const user = await open();
  await screen.findByRole("list", { name: "People who wait" });
  expect(rows("People who wait")).toHaveLength(6);
  expect(screen.queryByText("4 more wait.")).toBeNull();
  await user.click(await goOn());
  await isCalled("People who wait", "Calm Lotus 6");
  expect(location.search).toBe("?from=6");
  await user.click(await goOn());
  await isCalled("People who wait", "Calm Lotus 12");
  await user.click(await goOn());
  await waitFor(() => expect(rows("People who wait")).toHaveLength(2));
  expect(screen.getByText("4 more wait.")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Telugu" }));
  await isCalled("People who wait", "Calm Lotus 0");
  expect(location.search).toBe("?language=te");
});

it("shows two of each list of people in a crisis above them, and all of one list alone", async () => {
  const held = named(10).map((each) => ({ ...each, listener: "leela", waited: 120_000 }));
  server.answers("readDesk", { ...desk, heldUnanswered: held });
  const user = await open();
  const title = "In a crisis, with a listener who has not answered";
  await screen.findByRole("list", { name: title });
  expect(rows(title)).toHaveLength(2);
  await user.click(screen.getByRole("link", { name: "Show all (10)" }));
  await waitFor(() => expect(rows(title)).toHaveLength(8));
  expect(location.search).toBe("?only=unanswered");
  expect(screen.queryByRole("list", { name: "People who wait" })).toBeNull();
  await user.click(await goOn());
  await isCalled(title, "Calm Lotus 8");
  await user.click(screen.getByRole("link", { name: "Back to the desk now" }));
  await screen.findByRole("list", { name: "People who wait" });
});

it("shows eight of forty listeners, and the others on further pages", async () => {
  for (let nth = 10; nth < 50; nth += 1)
    store.put(`volunteers/v${nth}`, {
      email: `v${nth}@example.com`,
      name: `Listener ${nth}`,
      approved: true,
      availability: "online",
      load: 0,
      capacity: 3,
      seenAt: instant(Date.now()),
    });
  const user = await open("/admin/now?list=listeners");
  await waitFor(() => expect(screen.queryAllByRole("rowheader")).toHaveLength(8));
  await user.click(await goOn());
  await waitFor(() => expect(screen.getAllByRole("rowheader")[0]?.textContent).toBe("Listener 18"));
  expect(location.search).toBe("?list=listeners&from=8");
});

it("shows the alarms beside the cases, and earlier weeks on request", async () => {
  store.put("statistics/2026-06-07", { day: "2026-06-07", alarms: { certain: 2 } });
  const user = await open("/admin/safety");
  await screen.findByText("No cases here.");
  expect(screen.queryByRole("heading", { name: "Alarms by week" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Alarms by week" }));
  expect(await screen.findByText(/Those who still wait are not in the figures of the waits\.$/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "See who waits now" }).getAttribute("href")).toBe("/admin/now");
  const table = await screen.findByRole("group", { name: "Alarms by week" });
  const heads = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(heads()).toEqual([
    expect.stringMatching(/ · this week$/),
    expect.stringMatching(/ · last week$/),
    expect.stringMatching(/^1 June 2026$/),
  ]);
  expect(table.className).toContain("monitoring__table--brief");
  await user.click(screen.getByRole("button", { name: "Show earlier weeks" }));
  expect(table.className).not.toContain("monitoring__table--brief");
  // An admin with only the role safety may not read the log.
  expect(screen.queryByRole("link", { name: /raised or lowered/ })).toBeNull();
});

it("links a full admin from the alarms to the conversations whose level was changed", async () => {
  await isHere({ claims: { admin: true } });
  show(<SafetySection />, { at: "/admin/safety?list=alarms" });
  const link = await screen.findByRole("link", { name: /raised or lowered/ });
  expect(link.getAttribute("href")).toBe("/admin/audit?action=conversation.risk");
});

it("splits the charts of the last 14 days into two parts", async () => {
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  store.put(`statistics/${today}`, { day: today, taken: 3 });
  const user = await open("/admin/now?list=days");
  await waitFor(() => expect(screen.getAllByRole("figure")).toHaveLength(3));
  await user.click(screen.getByRole("link", { name: "Flags and hours" }));
  await waitFor(() => expect(screen.getAllByRole("figure")).toHaveLength(2));
  expect(location.search).toBe("?list=days&charts=work");
});
