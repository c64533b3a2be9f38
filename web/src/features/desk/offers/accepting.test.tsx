import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openDesk, somebodyWaits } from "../../../test-support/desk";
import { server } from "../../../test-support/server";
import { DeskScreen } from "../DeskScreen";

it("shows an accepted offer as being opened, also after going back to the list, and claims it once", async () => {
  server.answers("setAvailability", { availability: "online", restUntil: null, stretch: 0 });
  const { uid, user } = await openDesk(<DeskScreen />);
  const online = screen.getByRole<HTMLButtonElement>("button", { name: "Online" });
  await waitFor(() => expect(online.disabled).toBe(false));
  await user.click(online);
  somebodyWaits("asha", { offer: { to: uid, expiresAt: Date.now() + 60_000 } });
  const answer = server.isSlow("claimConversation", { claimId: "claim-1" });
  await user.click(await screen.findByRole("button", { name: "Accept: Calm Lotus 1" }));
  await user.click(screen.getByRole("button", { name: "Back to the list" }));
  const accept = screen.getByRole("button", { name: "Accept: Calm Lotus 1" });
  expect(accept.getAttribute("aria-busy")).toBe("true");
  await user.click(accept);
  await act(async () => Promise.resolve(answer()));
  await waitFor(() => expect(accept.getAttribute("aria-busy")).toBeNull());
  expect(server.asked("claimConversation")).toHaveLength(1);
});
