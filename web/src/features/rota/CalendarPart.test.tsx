import { screen, waitFor, within } from "@testing-library/react";
import { HOUR } from "@thodu/domain/time";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import type { Shifts } from "./api";
import { ShiftsScreen } from "./ShiftsScreen";

const FIRST = "a".repeat(43);
const SECOND = "b".repeat(43);
const shifts: Shifts = { zone: "Asia/Kolkata", calendar: null, mine: [], open: [] };
const placed = { language: "te" as const, from: 560_000 * HOUR, to: 560_003 * HOUR, offered: false };

const copied = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  copied.mockReset();
  copied.mockResolvedValue();
});

async function open(calendar: string | null = null) {
  server.answers("readShifts", { ...shifts, calendar });
  await isHere({ claims: { volunteer: true } });
  const user = show(<ShiftsScreen />, { at: "/volunteer-shifts" });
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(copied);
  const part = within(await screen.findByRole("region", { name: "Calendar" }));
  return { user, part };
}

describe("the calendar", () => {
  it("has no address until one is made, in the listener’s language", async () => {
    server.answers("makeCalendar", { calendar: FIRST });
    const { user, part } = await open();
    expect(part.queryByRole("textbox")).toBeNull();
    expect(part.queryByRole("button", { name: "Copy the address" })).toBeNull();
    await user.click(part.getByRole("button", { name: "Make an address" }));
    const field = await part.findByLabelText<HTMLInputElement>("Address of your calendar");
    expect(field.value).toMatch(new RegExp(`^https?://.+/shiftCalendar/${FIRST}\\.ics$`));
    expect(field.readOnly).toBe(true);
    expect(part.getByRole("status").textContent).toBe("Your calendar has an address now.");
    expect(server.asked("makeCalendar")).toEqual([{ locale: "en" }]);
  });

  it("is copied", async () => {
    const { user, part } = await open(FIRST);
    await user.click(part.getByRole("button", { name: "Copy the address" }));
    expect(copied).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`/${FIRST}.ics`));
    await waitFor(() => expect(part.getByRole("status").textContent).toBe("Copied."));
  });

  it("is selected if the browser can't copy", async () => {
    copied.mockRejectedValue(new Error("NotAllowedError"));
    const { user, part } = await open(FIRST);
    await user.click(part.getByRole("button", { name: "Copy the address" }));
    await waitFor(() => expect(part.getByRole("status").textContent).toMatch(/is selected/));
    const field = part.getByRole<HTMLInputElement>("textbox");
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });

  it("gets a new address, and says that the old one ends", async () => {
    server.answers("makeCalendar", { calendar: SECOND });
    const { user, part } = await open(FIRST);
    expect(part.getByText(/A new address ends the old one/)).toBeTruthy();
    await user.click(part.getByRole("button", { name: "Make a new address" }));
    await waitFor(() => expect(part.getByRole<HTMLInputElement>("textbox").value).toContain(SECOND));
    expect(part.getByRole("status").textContent).toBe("This is the new address. The old one does not work any more.");
  });

  it("keeps its address if no new one can be made", async () => {
    server.isUnreachable("makeCalendar");
    const { user, part } = await open(FIRST);
    await user.click(part.getByRole("button", { name: "Make a new address" }));
    expect(await part.findByRole("alert")).toBeTruthy();
    expect(part.getByRole<HTMLInputElement>("textbox").value).toContain(FIRST);
  });
});

it("takes a needed shift, and says so once it is theirs", async () => {
  const { user } = await open();
  server.answers("readShifts", {
    ...shifts,
    open: [{ ...placed, id: "2030-03-04_te_18-21_1", state: "gap", needed: 1, cap: null }],
  });
  server.answers("changeShift", () => {
    server.answers("readShifts", {
      ...shifts,
      mine: [{ ...placed, id: "2030-03-04_te_18-21_1", state: "confirmed", asks: false }],
    });
    return {};
  });
  window.dispatchEvent(new Event("online"));
  await user.click(await screen.findByRole("button", { name: "Take this shift" }));
  const yours = within(await screen.findByRole("region", { name: "Yours" }));
  await waitFor(() => expect(yours.getByRole("listitem").textContent).toContain("It is yours. Thank you."));
  expect(yours.getByText("Confirmed")).toBeTruthy();
});
