import { screen } from "@testing-library/react";
import { kolkataDay } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { quietDesk } from "../../../test-support/quietDesk";
import { show } from "../../../test-support/render";
import { store } from "../../../test-support/store";
import { server } from "../../../test-support/server";
import { NowSection } from "./NowSection";

const MINUTE = 60_000;

it.each([
  [12 * MINUTE, "a listener came for half within 8 min, for 90 % within 12 min"],
  [null, "a listener came for half within 8 min; more than one in ten left or still wait"],
])("says how long half and most people had to wait today: %s", async (p90, words) => {
  server.answers("readDesk", { ...quietDesk, today: { p50: 8 * MINUTE, p90 } });
  await isHere({ claims: { safety: true } });
  show(<NowSection />, { at: "/admin/now?list=figures" });
  expect((await screen.findByText("Waits today")).parentElement?.querySelector("dd")?.textContent).toBe(words);
});

it("says for how many a listener came within a minute last night", async () => {
  const day = kolkataDay(Date.now() - 24 * 60 * MINUTE);
  // By 3 pm and by the third bar, which ends at a minute; the fifth does not.
  const hourWaits = { "taken-none-15": { 3: 6, 5: 2 } };
  store.put(`statistics/${day}`, { day, taken: 8, waits: { 3: 6, 5: 2 }, hourWaits });
  const before = kolkataDay(Date.now() - 48 * 60 * MINUTE);
  store.put(`statistics/${before}`, { day: before, taken: 8 });
  const today = kolkataDay(Date.now());
  store.put(`statistics/${today}`, {
    day: today,
    taken: 2,
    waits: { 0: 1, 7: 1 },
    hourWaits: { "taken-none-2": { 0: 1, 7: 1 } },
  });
  await isHere({ claims: { safety: true } });
  show(<NowSection />, { at: "/admin/now?list=days" });
  const said = (await screen.findByText(/^(Last|This) night/)).closest("p")?.textContent;
  expect(said).toMatch(/Of the 2 with a listener, 1 got one/);
});
