import { screen } from "@testing-library/react";
import { MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { openDesk } from "../../../test-support/desk";
import { instant } from "../../../test-support/store";
import { DeskScreen } from "../DeskScreen";

it("says to a listener whose page was closed that they were set to Away, until they choose", async () => {
  const now = Date.now();
  const record = { availability: "away", onBreak: false, seenAt: instant(now - 7 * MINUTE) };
  await openDesk(<DeskScreen />, { record: { ...record, crisisEndedAt: instant(now - 5 * MINUTE) } });
  expect(
    await screen.findByText(/^You were set to Away: .* Somebody in a crisis is no longer with you\./),
  ).toBeTruthy();
  expect(screen.queryByText(/you are on a break/i)).toBeNull();
});

it("says to a listener who chose a break that they are on it", async () => {
  const record = { availability: "away", onBreak: true, seenAt: instant(Date.now() - 7 * MINUTE) };
  await openDesk(<DeskScreen />, { record });
  expect(await screen.findByText(/^Away: you are on a break \(since/)).toBeTruthy();
});
