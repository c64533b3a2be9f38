import { MINUTE } from "@thodu/domain/time";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
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

/** The server answers, and its clock is so far ahead of this device's. */
async function answers(ahead: number): Promise<void> {
  server.isAhead(ahead);
  server.answers("withdrawConsent", {});
  await act(async () => void (await call("withdrawConsent", {})));
}

/** The last sign of the other side, at a time of the server's. */
const sign = (at: number): void =>
  store.put("conversations/asha/presence/meera", stored({ typing: false, active: true, at }));

afterEach(() => answers(0));

describe.each([-5 * MINUTE, 5 * MINUTE])("on a device whose clock is wrong by %i ms", (ahead) => {
  const serverTime = (): number => Date.now() + ahead;

  it("somebody who is there is there from the first sign on", async () => {
    await answers(ahead);
    sign(serverTime() - 20_000);
    show(<Other />);
    await waitFor(() => expect(screen.getByText("There")).toBeTruthy());
  });

  it("somebody whose last sign is old is away", async () => {
    await answers(ahead);
    sign(serverTime() - 2 * MINUTE);
    show(<Other />);
    await waitFor(() => expect(screen.getByText("Away")).toBeTruthy());
  });

  it("the first sign counts by the server's time as soon as that is known", async () => {
    sign(serverTime() - 20_000);
    show(<Other />);
    await waitFor(() => expect(screen.queryByText("Nothing heard")).toBeNull());
    await answers(ahead);
    expect(screen.getByText("There")).toBeTruthy();
  });

  it("who goes on giving signs is there for a minute after the last, whenever the server's time is known", async () => {
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
