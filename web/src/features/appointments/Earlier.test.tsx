import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { confirmed, field, fill, HOUR, putRequest, request } from "../../test-support/appointments";
import { guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { TherapyScreen } from "./TherapyScreen";

const open = () => show(<TherapyScreen />, { at: "/therapy" });

describe("the form of somebody who has asked before", () => {
  const USED = "You have already used your free session. Please upgrade to premium.";
  const BOOKED =
    "Your free session is booked for your appointment above. To ask for another one, cancel that first, or go premium.";
  const another = { name: "Ask for another appointment" };

  it("says before it is filled in that the free session is booked, with the plans, but not to somebody with a plan", async () => {
    const uid = await isHere();
    putRequest(uid, "one", confirmed());
    const user = open();
    await user.click(await screen.findByRole("button", another));
    const said = await screen.findByText(BOOKED);
    expect(said.closest("[role=alert]")).toBeNull();
    expect(screen.queryByText(USED)).toBeNull();
    expect(said.compareDocumentPosition(field("Issue")) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect((await screen.findByRole("link", { name: "Go Premium" })).getAttribute("href")).toBe("/go-premium");
    store.put(`premiumUsers/${uid}`, {
      ...aPlan({ userId: uid, planId: "daily-care" }),
      validUntil: instant(Date.now() + 20 * 24 * HOUR),
    });
    await waitFor(() => expect(screen.queryByText(BOOKED)).toBeNull());
    expect(field("Issue")).toBeTruthy();
  });

  it("takes back the refusal once the appointment that used it is cancelled", async () => {
    const uid = await isHere();
    putRequest(uid, "one", confirmed());
    server.refuses("requestAppointment", "APPOINTMENT_USED");
    const user = open();
    await user.click(await screen.findByRole("button", another));
    await fill(user);
    await user.click(request());
    await screen.findByText(USED);
    // The refusal hears by itself that the right is used.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    store.change("appointmentRequests/one", { status: "cancelled" });
    await screen.findByText(/^This appointment was cancelled\./);
    await waitFor(() => expect(screen.queryByText(USED)).toBeNull());
    expect(field("Issue").value).toBe("I can’t sleep.");
  });

  it.each([
    ["took place", "done", true],
    ["was cancelled by its person", "cancelled", false],
  ])("beneath an appointment that %s says so at once, unless it is free again", async (_, status, isUsed) => {
    const uid = await guestIsHere();
    putRequest(uid, "one", { ...confirmed(), status });
    open();
    if (isUsed) expect(await screen.findByText(USED)).toBeTruthy();
    else await screen.findByText(/^This appointment was cancelled\./);
    expect(screen.queryAllByText(USED)).toHaveLength(isUsed ? 1 : 0);
  });
});
