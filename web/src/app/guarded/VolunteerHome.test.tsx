import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { heldBy } from "../../test-support/desk";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { store } from "../../test-support/store";
import { putConversation } from "../../test-support/stored";
import { logoutVolunteer } from "../logout";
import { VolunteerHome } from "./VolunteerHome";

let left = vi.spyOn(location, "assign");
beforeEach(async () => {
  // It is loaded after the page.
  await import("../../features/desk/availability/LogoutElsewhere");
  left = vi.spyOn(location, "assign").mockReturnValue();
  server.answers("setAvailability", { availability: "away", restUntil: null, stretch: 0 });
});

async function open() {
  const uid = await isHere({ claims: { volunteer: true } });
  store.put(`volunteers/${uid}`, { email: "meera@example.com", emailConfirmed: true, approved: true, name: "Meera" });
  store.put("desk/current", { epoch: "epoch-0" });
  putConversation("bina", { alias: "Kind River 2" });
  const user = show(<VolunteerHome />, { at: "/volunteer-home" });
  await screen.findByText("One person is waiting for a listener.");
  // The question before a logout is loaded after the page; by now it is here.
  await act(async () => void (await import("../../features/desk/availability/LogoutElsewhere")));
  return { uid, user };
}

it("asks before a logout what becomes of the people whom the listener holds, away from the desk too", async () => {
  const { uid, user } = await open();
  putConversation("asha", { alias: "Calm Lotus 1", ...heldBy(uid) });
  server.answers("releaseConversation", {});
  await logoutVolunteer();
  const asks = within(await screen.findByRole("dialog", { name: "Log out while somebody is with you?" }));
  expect(left).not.toHaveBeenCalled();
  await user.click(asks.getByRole("button", { name: "Return to the queue and log out" }));
  await waitFor(() => expect(left).toHaveBeenCalledWith("/"));
  expect(server.asked("releaseConversation")).toEqual([{ conversationId: "asha" }]);
});

it("logs out a listener who holds nobody", async () => {
  await open();
  await logoutVolunteer();
  await waitFor(() => expect(left).toHaveBeenCalledWith("/"));
  expect(screen.queryByRole("dialog")).toBeNull();
});
