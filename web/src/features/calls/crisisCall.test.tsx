import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { NONE, put, useCallState, type CallState } from "../../calls/state";
import { show } from "../../test-support/render";
import { CallBar } from "./CallBar";
import { LiveCall } from "./LiveCall";

/** The call of the page as its screens show it. */
const Call = () => <LiveCall call={useCallState()} talkingWith="You are talking with a volunteer" />;

const now = (change: Partial<CallState>): void => act(() => put({ ...NONE, ...change }));
const lines = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

beforeEach(() => now({}));

it("has the help lines beside its controls, for a caller in a crisis", () => {
  now({ phase: "talking", talkingSince: performance.now() });
  show(<Call />);
  expect(lines()).toEqual([]);
  now({ phase: "talking", talkingSince: performance.now(), inCrisis: true });
  expect(lines()).toEqual([
    ["Call 14416", "tel:14416"],
    ["Call 112", "tel:112"],
  ]);
  expect(screen.getByRole("button", { name: "Mute" })).toBeTruthy();
});

it("has none for its listener", () => {
  now({ phase: "talking", side: "volunteer", talkingSince: performance.now(), inCrisis: true });
  show(<Call />);
  expect(lines()).toEqual([]);
});

it("is not called ended by the listener, to a caller in a crisis", () => {
  now({ phase: "over", inCrisis: true, over: { why: "ended", by: "volunteer" } });
  show(<CallBar hasOwn={() => false} onTitle={() => undefined} />);
  expect(screen.getByText("The call has ended.")).toBeTruthy();
});
