import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import type { OpenShift, OwnShift } from "./api";
import { ShiftsScreen } from "./ShiftsScreen";

const FROM = Date.UTC(2030, 2, 4, 15, 30);
const PLACED = {
  id: "2030-03-04_te_15-30_180",
  from: FROM,
  to: FROM + 3 * 3_600_000,
  language: "te",
  offered: false,
} as const;
const FREE: OpenShift = { ...PLACED, state: "open", needed: 0.4, cap: null };
const OWN: OwnShift = { ...PLACED, state: "confirmed", asks: false };

const has = (mine: OwnShift[], others: OpenShift[] = []): void =>
  server.answers("readShifts", { zone: "Asia/Kolkata", calendar: null, mine, open: others });

async function open() {
  await isHere({ claims: { volunteer: true } });
  return show(<ShiftsScreen />, { at: "/volunteer-shifts" });
}

describe("giving up a shift", () => {
  it("is done only after a question", async () => {
    has([OWN]);
    const user = await open();
    await user.click(await screen.findByRole("button", { name: "Give it up" }));
    const asked = within(await screen.findByRole("dialog", { name: "Give this shift up?" }));
    expect(server.asked("changeShift")).toEqual([]);
    await user.click(asked.getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.asked("changeShift")).toEqual([]);
  });

  it.each([
    ["is free again, further down", [FREE]],
    ["is in no list", []],
  ])("is said where its listener is, also if the shift then %s", async (_, others) => {
    has([OWN]);
    server.answers("changeShift", () => {
      has([], others);
      return {};
    });
    const user = await open();
    await user.click(await screen.findByRole("button", { name: "Give it up" }));
    const asked = within(await screen.findByRole("dialog", { name: "Give this shift up?" }));
    await user.click(asked.getByRole("button", { name: "Give it up" }));
    const said = await screen.findByText("Given up. Others can take it now.");
    expect(said.closest(".toast")).toBeTruthy();
    expect(screen.getByText("You have no shifts yet.")).toBeTruthy();
  });
});
