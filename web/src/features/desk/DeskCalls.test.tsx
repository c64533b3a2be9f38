import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { holdCall } from "../../calls/held";
import { NONE, put } from "../../calls/state";
import { openDesk, somebodyWaits } from "../../test-support/desk";
import { server } from "../../test-support/server";
import { DeskScreen } from "./DeskScreen";

const offer = () => screen.queryByRole("region", { name: "Offer: Calm Lotus 1" });

it("offers nobody to a listener whose call goes on without this page", async () => {
  server.answers("setAvailability", { availability: "online", restUntil: null, stretch: 0 });
  const { uid, user } = await openDesk(<DeskScreen />);
  const online = screen.getByRole<HTMLButtonElement>("button", { name: "Online" });
  await waitFor(() => expect(online.disabled).toBe(false));
  await user.click(online);
  somebodyWaits("asha", { offer: { to: uid, expiresAt: Date.now() + 60_000 } });
  await waitFor(() => expect(offer()).not.toBeNull());
  holdCall({ callId: "call-1", uid, side: "volunteer", alias: "Kind River 2", muted: false });
  act(() => put({ ...NONE, side: "volunteer", phase: "over", over: { why: "no-microphone", problem: "denied" } }));
  await waitFor(() => expect(offer()).toBeNull());
  sessionStorage.clear();
  act(() => put({ ...NONE, side: "volunteer", phase: "over", over: { why: "ended", by: "customer" } }));
  await waitFor(() => expect(offer()).not.toBeNull());
});
