import { DAY, kolkataDay } from "@thodu/domain/time";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { store } from "../../../test-support/store";
import { DaysSection } from "./DaysSection";

it("the last seven days are added up, without those before them", async () => {
  for (const [ago, left] of [
    [0, 1],
    [6, 2],
    [7, 40],
  ] as const) {
    const day = kolkataDay(Date.now() - ago * DAY);
    store.put(`statistics/${day}`, { day, taken: 8, left, hourWaits: { "lost-none-13": { 9: 2 } } });
  }
  await isHere({ claims: { admin: true } });
  show(<DaysSection />, { at: "/admin/now?list=days" });
  expect((await screen.findByText("Last seven days:")).closest("p")?.textContent).toBe(
    "Last seven days: 23 waits ended: 16 with a listener, 3 left the queue, 4 closed the page before anybody came.",
  );
});
