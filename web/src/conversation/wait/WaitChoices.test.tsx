import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aQueue } from "../../test-support/queue";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { network } from "../../test-support/store";
import { WaitChoices } from "./WaitChoices";

const MINUTE = 60_000;
const queue = aQueue({ later: { from: Date.UTC(2026, 10, 26, 12, 30), until: Date.UTC(2026, 10, 26, 13, 30) } });
const line = () => screen.getByRole("link", { name: "Tele-MANAS 14416" });

describe("who is there", () => {
  it.each([
    [
      { expected: { p50: 2 * MINUTE, p90: 6 * MINUTE } },
      "Half of the people have a listener within 2 min, most within 6 min.",
    ],
    [{ expected: { p50: 2 * MINUTE, p90: null } }, "Half of the people have a listener within 2 min."],
    [{}, "Few listeners are here now."],
    [{ anyone: false, onCall: true }, "No listener is here right now. We are phoning those who said we may."],
    [
      { anyone: false, usually: [{ from: 0, to: 24 }] },
      /next listener will read it\. Somebody is usually here at any hour\.$/,
    ],
    [{ anyone: false, usually: [{ from: 21, to: 23 }] }, /Somebody is usually here: 9 pm – 11 pm \(India time\)\.$/i],
    [
      { anyone: false },
      /No listener is free at the moment\. What you write now is kept, and the next listener will read it\.$/,
    ],
  ])("is said as the server knows it: %j", async (changes, words) => {
    server.answers("readQueue", { ...queue, ...changes });
    show(<WaitChoices />);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Tell me when it is my turn" })).toBeTruthy();
  });
});

it.each([
  ["is slow", () => undefined],
  ["can’t be reached", () => server.isUnreachable("readQueue")],
  ["refuses", () => server.refuses("readQueue", "BUSY")],
  ["knows of no place", () => server.answers("readQueue", { ...queue, position: null })],
])("shows the help line alone while the server %s", async (_what, given) => {
  given();
  show(<WaitChoices />);
  await waitFor(() => expect(server.asked("readQueue")).toHaveLength(1));
  expect(line().getAttribute("href")).toBe("tel:14416");
  expect(screen.queryByRole("button")).toBeNull();
});

it("does not suggest closing the page to who should stay, unless nobody is there or it was promised", async () => {
  const tellMe = () => screen.queryByRole("button", { name: "Tell me when it is my turn" });
  server.answers("readQueue", { ...queue, later: null });
  show(<WaitChoices />);
  expect(await screen.findByText(/^Please stay here/)).toBeTruthy();
  expect([tellMe(), screen.queryByText(/close this page/)]).toEqual([null, null]);
  server.answers("readQueue", { ...queue, later: null, anyone: false });
  network.goes();
  network.returns();
  await waitFor(() => expect(tellMe()).toBeTruthy());
});

it("puts the help line before everything else when nobody is there", async () => {
  server.answers("readQueue", { ...queue, anyone: false });
  show(<WaitChoices />);
  const nobody = await screen.findByText(/^No listener is free/);
  expect(line().compareDocumentPosition(nobody) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

it("offers a time later, and keeps showing what became of one", async () => {
  const at = Date.UTC(2026, 10, 26, 12, 30);
  server.answers("readQueue", { ...queue, later: { from: at, until: at + 60 * MINUTE }, laterTime: null });
  show(<WaitChoices />);
  expect(await screen.findByRole("button", { name: "Choose a time later" })).toBeTruthy();
  server.answers("readQueue", { ...queue, later: null, laterTime: { at, state: "taken" } });
  network.goes();
  network.returns();
  expect(await screen.findByText(/^A listener will be here for you/)).toBeTruthy();
});

it("says nothing of the queue without a network, and asks again when that is back", async () => {
  server.answers("readQueue", queue);
  show(<WaitChoices />);
  await screen.findByText("Few listeners are here now.");
  network.goes();
  await waitFor(() => expect(screen.queryByText("Few listeners are here now.")).toBeNull());
  expect(line()).toBeTruthy();
  network.returns();
  expect(await screen.findByText("Few listeners are here now.")).toBeTruthy();
  expect(server.asked("readQueue")).toHaveLength(2);
});

it("does not show a cancelled promise again because of a request that was under way", async () => {
  const at = Date.UTC(2026, 10, 26, 12, 30);
  const times = { ...queue, later: { from: at, until: at + 60 * MINUTE } };
  server.answers("readQueue", { ...times, laterTime: { at, state: "taken" } });
  const user = show(<WaitChoices />);
  await screen.findByText(/^A listener will be here for you/);
  const answer = server.isSlow("readQueue", { ...times, laterTime: { at, state: "taken" } });
  network.goes();
  network.returns();
  await waitFor(() => expect(server.asked("readQueue")).toHaveLength(2));
  server.answers("askLaterTime", { laterTime: null });
  server.answers("readQueue", { ...times, laterTime: null });
  await user.click(screen.getByRole("button", { name: "Cancel this time" }));
  await screen.findByRole("button", { name: "Choose a time later" });
  answer();
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText(/^A listener will be here for you/)).toBeNull();
});

it("says no more that a promise could not be cancelled once there is another", async () => {
  server.answers("readQueue", { ...queue, toldUntil: Date.now() + MINUTE });
  server.refuses("tellMe", "BUSY");
  server.answers("readChannels", { keys: null, sms: false, email: true, calls: false });
  const user = show(<WaitChoices />);
  await user.click(await screen.findByRole("button", { name: "I will stay here" }));
  await screen.findByRole("alert");
  server.answers("readQueue", queue);
  network.goes();
  network.returns();
  await user.click(await screen.findByRole("button", { name: "Tell me when it is my turn" }));
  server.answers("tellMe", { until: Date.now() + MINUTE });
  server.answers("readQueue", { ...queue, toldUntil: Date.now() + MINUTE });
  await user.type(await screen.findByLabelText("Email, for this alone"), "asha@example.com");
  await user.click(screen.getByRole("button", { name: "By email" }));
  expect(await screen.findByText(/^We will tell you when it is your turn\./)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("stops saying who is there a minute after the last answer, and goes on offering the choices", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  server.answers("readQueue", queue);
  show(<WaitChoices />);
  await screen.findByText("Few listeners are here now.");
  await act(async () => vi.advanceTimersByTimeAsync(MINUTE));
  await waitFor(() => expect(screen.queryByText("Few listeners are here now.")).toBeNull());
  expect(screen.getByRole("button", { name: "Tell me when it is my turn" })).toBeTruthy();
});

it("opens one form at a time", async () => {
  server.answers("readQueue", queue);
  server.answers("readChannels", { keys: null, sms: false, email: true, calls: false });
  const user = show(<WaitChoices />);
  const forms = () => screen.queryAllByLabelText("Email, for this alone");
  await user.click(await screen.findByRole("button", { name: "Tell me when it is my turn" }));
  await waitFor(() => expect(forms()).toHaveLength(1));
  await user.click(await screen.findByRole("button", { name: "Choose a time later" }));
  expect(await screen.findByRole("combobox", { name: "When (India time)" })).toBeTruthy();
  await waitFor(() => expect(forms()).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Tell me when it is my turn" }));
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  expect(forms()).toHaveLength(1);
});
