import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { NONE, put } from "../../../calls/state";
import { microphoneIs } from "../../../test-support/microphone";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { ListenerCalls } from "./ListenerCalls";

beforeEach(() => {
  act(() => put(NONE));
  vi.stubGlobal(
    "AudioContext",
    class {
      readonly state = "suspended";
      readonly close = () => Promise.resolve();
    },
  );
});

function rings(volunteerId: string): void {
  const now = Date.now();
  const about = { customerId: "asha", alias: "Calm Lotus 1", locale: "te", allowance: "free", maxSeconds: 900 };
  const times = {
    startedAt: instant(now),
    ringUntil: instant(now + 45_000),
    answeredAt: null,
    endsAt: null,
    endedAt: null,
  };
  store.put("calls/call-1", { ...about, ...times, volunteerId, status: "ringing", endedBy: null, tried: [] });
}

async function open() {
  const uid = await isHere({ claims: { volunteer: true } });
  store.put(`callListeners/${uid}`, { on: true });
  server.answers("takeCalls", {});
  return { uid, user: show(<ListenerCalls onTitle={vi.fn()} />) };
}

it("a call that rang leaves a line where it was not answered, until that is closed or another one rings", async () => {
  const { uid, user } = await open();
  rings(uid);
  await screen.findByRole("complementary", { name: "Calm Lotus 1 is calling" });
  rings("ravi");
  const line = await screen.findByText(/^Calm Lotus 1 called at .+, and you did not answer\.$/);
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(line.isConnected).toBe(false);
});

it.each(["Accept the call", "Decline"])("a call that rang leaves none after: %s", async (name) => {
  microphoneIs("denied");
  server.answers("declineCall", {});
  const { uid, user } = await open();
  rings(uid);
  await screen.findByRole("complementary", { name: "Calm Lotus 1 is calling" });
  await user.click(screen.getByRole("button", { name }));
  rings("ravi");
  await waitFor(() => expect(screen.queryByText("Calm Lotus 1 is calling")).toBeNull());
  expect(screen.queryByText(/you did not answer/)).toBeNull();
});
