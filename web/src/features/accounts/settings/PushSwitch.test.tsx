import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { PushSwitch } from "./PushSwitch";

const channels = { keys: null, sms: false, email: true, calls: false };
const keys = { key: "key", sender: "1" };
const aSwitch = () => screen.queryByRole<HTMLInputElement>("switch", { name: "Notifications on this device" });

function open(on: boolean) {
  const changed = vi.fn<(on: boolean) => void>();
  return { changed, user: show(<PushSwitch uid="asha" on={on} disabled={false} onChange={changed} />) };
}

/** A browser that supports notifications, whose user gives this answer. */
function browserSays(permission: NotificationPermission): void {
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve(permission) });
  vi.stubGlobal("PushManager", vi.fn());
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: {} });
}

it("is not shown if notifications are not set up, nor before that is known", async () => {
  const answer = server.isSlow("readChannels", channels);
  open(false);
  expect(aSwitch()).toBeNull();
  answer();
  await waitFor(() => expect(server.asked("readChannels")).toHaveLength(1));
  expect(aSwitch()).toBeNull();
});

it("says that it could not be looked up if it was switched on before, and tries again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  browserSays("granted");
  server.isUnreachable("readChannels");
  open(true);
  expect(
    await screen.findByText(/^We could not check just now whether notifications can reach this device\./),
  ).toBeTruthy();
  server.answers("readChannels", channels);
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(aSwitch()).toBeNull());
});

it("stays off, and says why, if the browser refuses", async () => {
  browserSays("denied");
  server.answers("readChannels", { ...channels, keys });
  const { user, changed } = open(false);
  await waitFor(() => expect(aSwitch()?.disabled).toBe(false));
  await user.click(aSwitch() ?? expect.fail());
  const words = await screen.findByText("Your browser does not allow notifications from this page.", { exact: false });
  expect(words.closest("[role=alert]")).not.toBeNull();
  await waitFor(() => expect(aSwitch()?.checked).toBe(false));
  expect(changed).not.toHaveBeenCalled();
  expect(server.asked("addDevice")).toEqual([]);
});
