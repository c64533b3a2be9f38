import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { NONE, put } from "../../../calls/state";
import { anEntry, online, openSlot as open } from "../../../test-support/offers";
import { network } from "../../../test-support/store";

describe("without an offer", () => {
  it.each([
    [
      { availability: online },
      "When it is your turn for somebody who waits, we ask you here. You can choose from the list too.",
    ],
    [
      { availability: { ...online, state: "away", chosen: "away" } as const },
      "Away: you are on a break, for as long as you like, and the people you have stay with you. Nobody new is offered to you. Calls still ring while ‘Take voice calls’ is on, at Home. Choose Online to be asked again.",
    ],
    [
      { availability: { ...online, state: "busy", chosen: "busy" } as const },
      "Busy: you stay at the desk for the people you have, and nobody new is offered to you. Choose Online to be asked again.",
    ],
    [
      { availability: { ...online, state: "away", isUnheard: true } as const },
      "No connection. Until it is back, nobody can be offered to you.",
    ],
    [{ availability: { ...online, tired: true } }, /^You have been listening for a while/],
    [{ availability: { ...online, restUntil: Date.now() + 60_000 } }, /^You have listened for four hours/],
    [{ holdsCrisis: true }, "You are with somebody in a crisis. You get no other offers while it lasts."],
  ])("says why: %j", (given, words) => {
    open([], given);
    expect(screen.getByText(words).getAttribute("role")).toBe("status");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it("says nothing of how the server counts a listener before it has answered", () => {
  open([], { availability: { ...online, state: "away", isUnsure: true } });
  expect(screen.getByRole("status").textContent).toBe("");
});

describe("a break", () => {
  const away = "Away: you are on a break, for as long as you like,";
  const words = () => screen.getByRole("status").textContent;

  it("that was due is spoken of until it is over", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open([], { availability: { ...online, state: "away", chosen: "away", restUntil: Date.now() + 60_000 } });
    expect(words()).toMatch(/^You have listened for four hours/);
    await act(() => vi.advanceTimersByTimeAsync(100_000));
    expect(words()).toContain(away);
  });

  it("is not spoken of to who has one", () => {
    open([], { availability: { ...online, state: "away", chosen: "away", tired: true } });
    expect(words()).toContain(away);
  });
});

describe("a pause after a hard talk", () => {
  it("is said, with a break in one press, and is ended by whoever wants to be asked", async () => {
    const [onBreak, onAskAgain] = [vi.fn(), vi.fn()];
    const { user } = open([], { pausedUntil: Date.now() + 60_000, onBreak, onAskAgain });
    expect(screen.getByRole("status").textContent).toMatch(
      /^Take a breath\. Until .+ nobody is offered to you, save a crisis that nobody else can take\.$/,
    );
    await user.click(screen.getByRole("button", { name: "Take a break" }));
    expect(onBreak).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "Ask me again now" }));
    expect(onAskAgain).toHaveBeenCalledTimes(1);
  });

  it("is not spoken of once it is over, nor to who is asked about nobody anyway", () => {
    const pausedUntil = Date.now() + 60_000;
    open([], { pausedUntil: Date.now() - 1 });
    open([], { pausedUntil, holdsCrisis: true });
    open([], { pausedUntil, availability: { ...online, state: "away", chosen: "away" } });
    expect(screen.queryByRole("button", { name: "Take a break" })).toBeNull();
  });
});

describe("whom a listener has to answer", () => {
  const owed = anEntry("a", "Calm Lotus 1", { status: "active", volunteerId: "meera", unreadByVolunteer: 1 });
  it.each([
    [
      "away",
      "Calm Lotus 1 has written to you. You are on a break. Calls still ring while ‘Take voice calls’ is on, at Home.",
    ],
    ["busy", "Calm Lotus 1 has written to you. You are busy: nobody new is offered to you."],
    ["online", "Calm Lotus 1 has written to you."],
  ] as const)("is named beside how they stand: %s", (chosen, words) => {
    open([], { owed, availability: { ...online, state: chosen, chosen } });
    expect(screen.getByRole("status").textContent).toBe(words);
  });
});

it("says in a call that nobody else is offered, until it is over", () => {
  act(() => put({ phase: "talking", side: "volunteer" }));
  open([]);
  expect(screen.getByText("You are in a call. You get no other offers while it lasts.")).toBeTruthy();
  act(() => put(NONE));
  expect(
    screen.getByText("When it is your turn for somebody who waits, we ask you here. You can choose from the list too."),
  ).toBeTruthy();
});

it("says without a network that nobody can be offered, whatever was chosen", () => {
  open([]);
  network.goes();
  expect(screen.getByText("No connection. Until it is back, nobody can be offered to you.")).toBeTruthy();
  network.returns();
  expect(
    screen.getByText("When it is your turn for somebody who waits, we ask you here. You can choose from the list too."),
  ).toBeTruthy();
});
