import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DESK_TALK, kept } from "../../../lib/storage";
import { heldBy, openDesk } from "../../../test-support/desk";
import { server } from "../../../test-support/server";
import { instant } from "../../../test-support/store";
import { changeConversation, putConversation } from "../../../test-support/stored";
import { DeskScreen } from "../DeskScreen";

describe("a conversation that the listener claimed on the standby page", () => {
  const taken = (uid: string): void => putConversation("asha", { alias: "Calm Lotus 1", ...heldBy(uid) });

  it("is open when the desk opens, and after a reload, until it is closed", async () => {
    kept.set(DESK_TALK, "asha");
    await openDesk(<DeskScreen />, { holds: taken });
    expect(await screen.findByRole("textbox", { name: "Your reply" })).toBeTruthy();
    expect(kept.get(DESK_TALK)).toBe("asha");
    expect(server.asked("claimConversation")).toEqual([]);
    changeConversation("asha", { status: "closed", volunteerId: null });
    await waitFor(() => expect(kept.get(DESK_TALK)).toBeNull());
  });

  it("keeps its listener online if the server still counts them so, and reports that again", async () => {
    server.answers("setAvailability", { availability: "online", restUntil: null, stretch: 0 });
    await openDesk(<DeskScreen />, { record: { availability: "online", seenAt: instant(Date.now()) } });
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Online" }).getAttribute("aria-pressed")).toBe("true"),
    );
    expect(server.asked("setAvailability").at(-1)).toMatchObject({ availability: "online" });
  });
});
