import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { callState, NONE, put } from "../../calls/state";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { GoPremiumScreen } from "./GoPremiumScreen";

afterEach(() => act(() => put(NONE)));

/** Somebody in a call wants to pay, and gives this answer to the question. */
async function choose(answer: string): Promise<void> {
  act(() => put({ ...NONE, phase: "talking", talkingSince: performance.now() }));
  await isHere({ email: "asha@example.com" });
  const user = show(<GoPremiumScreen />, { at: "/go-premium" });
  const plan = screen.getByRole("heading", { name: "Daily Care", level: 2 }).closest("li") ?? document.body;
  await user.click(within(plan).getByRole("button", { name: "Subscribe Now" }));
  const asked = await screen.findByRole("dialog", { name: "You are in a call" });
  expect(server.asked("createOrder")).toEqual([]);
  await user.click(within(asked).getByRole("button", { name: answer }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

const ordered = () => server.asked("createOrder").length;

it("lets the person pay and stay in the call", async () => {
  await choose("Pay and stay in the call");
  await waitFor(() => expect(ordered()).toBe(1));
  expect(callState().phase).toBe("talking");
});

it("hangs up first if the person wants that", async () => {
  await choose("Hang up and pay");
  await waitFor(() => expect(ordered()).toBe(1));
  await waitFor(() => expect(callState()).toMatchObject({ phase: "over", over: { why: "ended" } }));
});

it("can be cancelled, and nothing is ordered", async () => {
  await choose("Not now");
  expect(ordered()).toBe(0);
  expect(callState().phase).toBe("talking");
});
