import { MINUTE } from "@thodu/domain/time";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { call } from "../lib/callables";
import { show } from "../test-support/render";
import { server } from "../test-support/server";
import { store } from "../test-support/store";
import { stored } from "../test-support/stored";
import { useOtherPresence } from "./usePresence";

function Other() {
  const { present, seenAt } = useOtherPresence("asha", "meera");
  return <p>{seenAt === 0 ? "Nothing heard" : present ? "There" : "Away"}</p>;
}

/** Lets the server answer with a clock that is so many milliseconds ahead of this device's. */
async function answers(ahead: number): Promise<void> {
  server.isAhead(ahead);
  server.answers("withdrawConsent", {});
  await act(async () => void (await call("withdrawConsent", {})));
}

/** Stores the other side's last sign, at a time of the server's clock. */
const sign = (at: number): void =>
  store.put("conversations/asha/presence/meera", stored({ typing: false, active: true, at }));

describe.each([-5 * MINUTE, 5 * MINUTE])("on a device whose clock is wrong by %i ms", (ahead) => {
  const serverTime = (): number => Date.now() + ahead;

  it("somebody who is there counts as present from the first sign on", async () => {
    await answers(ahead);
    sign(serverTime() - 20_000);
    show(<Other />);
    await waitFor(() => expect(screen.getByText("There")).toBeTruthy());
  });

  it("somebody whose last sign is old counts as away", async () => {
    await answers(ahead);
    sign(serverTime() - 2 * MINUTE);
    show(<Other />);
    await waitFor(() => expect(screen.getByText("Away")).toBeTruthy());
  });

  it("the first sign is measured by the server's time as soon as that is known", async () => {
    sign(serverTime() - 20_000);
    show(<Other />);
    await waitFor(() => expect(screen.queryByText("Nothing heard")).toBeNull());
    await answers(ahead);
    expect(screen.getByText("There")).toBeTruthy();
  });

  it("somebody is present for a minute after their last sign, whenever the server's time becomes known", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    sign(serverTime() - 20_000);
    show(<Other />);
    await waitFor(() => expect(screen.queryByText("Nothing heard")).toBeNull());
    sign(serverTime());
    await waitFor(() => expect(screen.getByText("There")).toBeTruthy());
    await answers(ahead);
    expect(screen.getByText("There")).toBeTruthy();
    await act(async () => vi.advanceTimersByTimeAsync(50_000));
    expect(screen.getByText("There")).toBeTruthy();
    await act(async () => vi.advanceTimersByTimeAsync(11_000));
    expect(screen.getByText("Away")).toBeTruthy();
  });
});

it("typing ends by itself after the last sign, although the device’s clock was set back a little meanwhile", async () => {
  const Typing = () => <p>{useOtherPresence("asha", "meera").typing ? "Typing" : "Still"}</p>;
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  store.put("conversations/asha/presence/meera", stored({ typing: true, active: true, at: Date.now() }));
  show(<Typing />);
  await waitFor(() => expect(screen.getByText("Typing")).toBeTruthy());
  // Its timer is set by now.
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  vi.setSystemTime(Date.now() - 300);
  // The timer of 8 seconds fires while that clock still has 300 milliseconds to go.
  await act(async () => vi.advanceTimersByTimeAsync(7_100));
  expect(screen.getByText("Typing")).toBeTruthy();
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText("Still")).toBeTruthy();
});
