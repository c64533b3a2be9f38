import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NONE, put } from "../../../calls/state";
import { anEntry, online, openSlot as open } from "../../../test-support/offers";
import { mediaIs } from "../../../test-support/screen";
import { network } from "../../../test-support/store";

describe("why no offers are made", () => {
  beforeEach(() => mediaIs("(width >= 48rem)", true));

  it.each([
    ["away", "You are on a break. No new chat is offered to you until you choose Online."],
    ["busy", "You are busy. No new chat is offered to you until you choose Online."],
  ] as const)("is said in two lines on a phone: %s", (chosen, words) => {
    mediaIs("(width >= 48rem)", false);
    open([], { availability: { ...online, state: chosen, chosen } });
    expect(screen.getByRole("status").textContent).toBe(words);
  });

  it.each([
    [
      { availability: online },
      "When somebody waits and it is your turn, we ask you here. You can choose from the list too.",
    ],
    [{ limitReached: 3 }, "You have 3 people, which is your limit: nobody new is offered until one talk ends."],
    [
      { limitReached: 3, availability: { ...online, state: "away", chosen: "away" } } as const,
      /^Away: you are on a break/,
    ],
    [
      { availability: { ...online, state: "away", chosen: "away" } as const },
      "Away: you are on a break, for as long as you like. Who waits long for your answer may go to a colleague. Nobody new is offered to you. Calls still ring while ‘Take voice calls’ on the page ‘Home’ is on. Choose Online to be asked again.",
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
    [
      { holdsCrisis: true, availability: { ...online, state: "away", chosen: "away" } } as const,
      "You are on a break. You are with somebody in a crisis. You get no other offers while it lasts.",
    ],
    [
      { holdsCrisis: true, availability: { ...online, state: "away", chosen: "away", isUnsure: true } } as const,
      "You are with somebody in a crisis. You get no other offers while it lasts.",
    ],
  ])("is said: %j", (given, words) => {
    open([], given);
    expect(screen.getByText(words).getAttribute("role")).toBe("status");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it.each(["online", "away"] as const)(
  "says nothing about the listener's state before the server has answered: %s",
  (chosen) => {
    const availability = { ...online, state: "away", chosen, isUnsure: true } as const;
    open([], { availability });
    expect(screen.getByRole("status").textContent).toBe("");
  },
);

describe("a break", () => {
  beforeEach(() => mediaIs("(width >= 48rem)", true));

  const away = "Away: you are on a break, for as long as you like.";
  const words = () => screen.getByRole("status").textContent;

  it("that was due is mentioned until it is over", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open([], { availability: { ...online, state: "away", chosen: "away", restUntil: Date.now() + 60_000 } });
    expect(words()).toMatch(/^You have listened for four hours/);
    await act(() => vi.advanceTimersByTimeAsync(100_000));
    expect(words()).toBe(
      "Your rest is over. Ready again? Then choose Online; if not, stay away for as long as you like.",
    );
  });

  it.each([true, false])(
    "says since when the listener has been on it, also where there is little room: wide %s",
    (wide) => {
      mediaIs("(width >= 48rem)", wide);
      const since = new Date().setHours(0, 5, 0, 0);
      open([], { breakSince: since, availability: { ...online, state: "away", chosen: "away" } });
      expect(words()).toMatch(/[Yy]ou are on a break \(since 12:05\sam\)/);
    },
  );

  it("says so too beside who has written meanwhile", () => {
    const owed = anEntry("a", "Calm Lotus 1", { status: "active", volunteerId: "meera", unreadByVolunteer: 1 });
    const breakSince = new Date().setHours(0, 5, 0, 0);
    open([], { owed, breakSince, availability: { ...online, state: "away", chosen: "away" } });
    expect(words()).toMatch(/^Calm Lotus 1 has written to you\. You are on a break \(since 12:05\sam\)\. Calls/);
  });

  it("is not suggested to a listener who is on one", () => {
    open([], { availability: { ...online, state: "away", chosen: "away", tired: true } });
    expect(words()).toContain(away);
  });
});

describe("a desk that gave no sign", () => {
  const away = { ...online, state: "away", chosen: "away" } as const;
  const words = () => screen.getByRole("status").textContent;
  const at = (): number => Date.now() - 4 * 60_000;

  it("is what the listener reads, not that they are on a break, and where those went who waited", () => {
    mediaIs("(width >= 48rem)", true);
    open([], { availability: away, lastSign: { at: at(), endedCrisis: true } });
    expect(words()).toMatch(
      /^You were set to Away: your desk has given no sign since \d.*[ap]m\. Somebody in a crisis is no longer with you\. Who waited long for your answer was given to colleagues\./,
    );
  });

  it("is said where there is little room too, and beside who has written", () => {
    mediaIs("(width >= 48rem)", false);
    open([], { availability: away, lastSign: { at: at(), endedCrisis: false } });
    expect(words()).toMatch(
      /^Set to Away: no sign from your desk since \d.*[ap]m\. Who waited long went to colleagues\./,
    );
  });

  it("is no matter within a minute", () => {
    mediaIs("(width >= 48rem)", true);
    open([], { availability: away, lastSign: { at: Date.now() - 50_000, endedCrisis: false } });
    expect(words()).toMatch(/^Away: you are on a break/);
  });
});

describe("a pause after a hard talk", () => {
  it("is said, with a button for a break, and can be ended by a listener who wants offers", async () => {
    const [onBreak, onAskAgain] = [vi.fn(), vi.fn()];
    const { user } = open([], { pausedUntil: Date.now() + 60_000, onBreak, onAskAgain });
    expect(screen.getByRole("status").textContent).toMatch(
      /^Take a breath\. Until .+ nobody is offered to you, except in a crisis that nobody else can take\.$/,
    );
    await user.click(screen.getByRole("button", { name: "Take a break" }));
    expect(onBreak).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "Ask me again now" }));
    expect(onAskAgain).toHaveBeenCalledTimes(1);
  });

  it("is not mentioned once it is over, nor to a listener who gets no offers anyway", () => {
    const pausedUntil = Date.now() + 60_000;
    open([], { pausedUntil: Date.now() - 1 });
    open([], { pausedUntil, holdsCrisis: true });
    open([], { pausedUntil, availability: { ...online, state: "away", chosen: "away" } });
    expect(screen.queryByRole("button", { name: "Take a break" })).toBeNull();
  });
});

describe("a person whom the listener has to answer", () => {
  const owed = anEntry("a", "Calm Lotus 1", { status: "active", volunteerId: "meera", unreadByVolunteer: 1 });
  it.each([
    [
      "away",
      "Calm Lotus 1 has written to you. You are on a break. Calls still ring while ‘Take voice calls’ on the page ‘Home’ is on.",
    ],
    ["busy", "Calm Lotus 1 has written to you. You are busy. Nobody new is offered to you."],
    ["online", "Calm Lotus 1 has written to you."],
  ] as const)("is named beside how they stand: %s", (chosen, words) => {
    open([], { owed, availability: { ...online, state: chosen, chosen } });
    expect(screen.getByRole("status").textContent).toBe(words);
  });

  // On a phone panes.css hides what is said about the consequences.
  it.each([
    ["away", "You are on a break."],
    ["busy", "You are busy."],
  ] as const)("is named, with the listener's own state in a separate element: %s", (chosen, words) => {
    open([], { owed, availability: { ...online, state: chosen, chosen } });
    expect(screen.getByText(words).parentElement).toBe(screen.getByRole("status"));
  });

  it("is not said to have written during a break before it is known that the listener has one", () => {
    open([], { owed, availability: { ...online, state: "away", chosen: "away", isUnsure: true } });
    expect(screen.getByRole("status").textContent).toBe("Calm Lotus 1 has written to you.");
  });
});

it("during a call it says that nobody else is offered", () => {
  act(() => put({ phase: "talking", side: "volunteer" }));
  open([]);
  expect(screen.getByText("You are in a call. You get no other offers while it lasts.")).toBeTruthy();
  act(() => put(NONE));
  expect(
    screen.getByText("When somebody waits and it is your turn, we ask you here. You can choose from the list too."),
  ).toBeTruthy();
});

it("without a network it says that nobody can be offered, whatever was chosen", () => {
  open([]);
  network.goes();
  expect(screen.getByText("No connection. Until it is back, nobody can be offered to you.")).toBeTruthy();
  network.returns();
  expect(
    screen.getByText("When somebody waits and it is your turn, we ask you here. You can choose from the list too."),
  ).toBeTruthy();
});
