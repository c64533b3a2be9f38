import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { guestIsHere } from "../../test-support/people";
import { aQueue } from "../../test-support/queue";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { putConversation } from "../../test-support/stored";
import { RequestHelpScreen } from "./RequestHelpScreen";

it("a late answer about the place does not replace a later one", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"], shouldAdvanceTime: true });
  const uid = await guestIsHere();
  putConversation(uid);
  const times = () => server.asked("readQueue").length;
  const first = server.isSlow("readQueue", aQueue({ position: 3 }));
  show(<RequestHelpScreen />, { at: "/request-help" });
  await screen.findByRole("heading", { name: "You are in the queue" });
  await waitFor(() => expect(times()).toBeGreaterThan(0));
  const before = times();
  server.answers("readQueue", aQueue({ position: 1 }));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(times()).toBeGreaterThan(before));
  await screen.findByText("You are next.");
  await act(async () => Promise.resolve(first()));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText("You are next.")).toBeTruthy();
  expect(screen.queryByText("There are 2 people before you.")).toBeNull();
});
