import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { store } from "../../../test-support/store";
import { NowSection } from "./NowSection";

it("says that nothing is counted by hour yet", async () => {
  store.put("statistics/2026-01-13", { day: "2026-01-13", taken: 9 });
  await isHere({ claims: { safety: true } });
  show(<NowSection />, { at: "/admin/now?list=hours" });
  await screen.findByText("No figures yet.");
  expect(screen.queryAllByRole("figure")).toEqual([]);
});

it.each(["hours", "days"])("says that reading was refused, and reads again on request: %s", async (list) => {
  store.refuses("statistics");
  await isHere({ claims: { safety: true } });
  const user = show(<NowSection />, { at: `/admin/now?list=${list}` });
  await screen.findByText("This could not be loaded.");
  store.allows("statistics");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("No figures yet.");
  expect(screen.queryByText("This could not be loaded.")).toBeNull();
});
