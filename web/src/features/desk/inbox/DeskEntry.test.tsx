import { render, screen } from "@testing-library/react";
import { MINUTE, SECOND } from "@thodu/domain/time";
import { describe, expect, it, vi } from "vitest";
import { entry } from "../../../test-support/entry";
import { show } from "../../../test-support/render";
import { DeskEntry } from "./DeskEntry";
import type { Entry } from "./list";

it("shows somebody who ranks with crises because of an open question as asked and not answered", () => {
  const now = Date.now();
  const words = (seconds: number, changes: Partial<Entry> = {}) => {
    const asked = { risk: "concern", waitingSince: now - 5 * MINUTE, ...changes } as const;
    const alarm = { since: now - seconds * SECOND, answer: null };
    const person = entry({ alarm, ...asked });
    const { unmount } = render(<DeskEntry entry={person} uid="me" now={now} picked={false} onPick={vi.fn()} />);
    const { textContent } = screen.getByRole("button");
    unmount();
    return textContent;
  };
  expect(words(30)).toContain("Asked, no answer yet");
  expect(words(30)).toContain("We asked whether they are thinking of ending their life. They have not answered yet.");
  expect(words(30)).not.toContain("Concern");
  expect(words(29)).toContain("Concern");
  expect(words(29)).not.toContain("Asked");
  expect(words(300, { status: "active", volunteerId: "me", waitingSince: null })).toContain("Concern");
});

it("shows one's own person in a crisis, once read, as waiting until they are answered", () => {
  const words = (changes: Partial<Entry>) => {
    const held = { status: "active", volunteerId: "me", waitingSince: null, risk: "crisis", claimedAt: 1 } as const;
    const person = entry({ ...held, lastMessageAt: 2, ...changes });
    const { unmount } = render(<DeskEntry entry={person} uid="me" now={3} picked={false} onPick={vi.fn()} />);
    const { textContent } = screen.getByRole("button");
    unmount();
    return textContent;
  };
  expect(words({})).toContain("Waits for you");
  expect(words({ lastSender: "volunteer" })).not.toContain("Waits for you");
  expect(words({ lastSender: "volunteer", claimedAt: 2 })).toContain("Waits for you");
});

it("says how long somebody in a crisis has waited for the listener who holds them", () => {
  const now = Date.now();
  const held = { status: "active", waitingSince: null, risk: "crisis", lastMessageAt: now - 4 * MINUTE } as const;
  const words = (changes: Partial<Entry>) => {
    const person = entry({ ...held, ...changes });
    const { unmount } = render(<DeskEntry entry={person} uid="me" now={now} picked={false} onPick={vi.fn()} />);
    const { textContent } = screen.getByRole("button");
    unmount();
    return textContent;
  };
  expect(words({ volunteerId: "me" })).toContain("Waits for you\u00a0· 4 min");
  expect(words({ volunteerId: "her" })).toContain("Another listener\u00a0· 4 min");
  expect(words({ volunteerId: "me", lastMessageAt: now })).not.toContain("·");
  expect(words({ volunteerId: "her", lastSender: "volunteer" })).not.toContain("·");
});

it("shows which minutes somebody has waited, and which they have been away", () => {
  const now = 20 * MINUTE;
  const person = entry({
    waitingSince: now - 6 * MINUTE,
    waitSignAt: now - 5 * MINUTE,
    lastMessageAt: now - 6 * MINUTE,
  });
  render(<DeskEntry entry={person} uid="me" now={now} picked={false} onPick={vi.fn()} />);
  const row = screen.getByRole("button", { name: /Waiting for 6 min Away 5 min/ });
  expect(row.textContent).toContain("Waits 6 min");
});

it("says so of one's own people outside a crisis too, as soon as they have written", () => {
  const now = Date.now();
  const held = { status: "active", volunteerId: "me", waitingSince: null, lastMessageAt: now - 11 * MINUTE } as const;
  const words = (changes: Partial<Entry>) => {
    const person = entry({ ...held, ...changes });
    const { unmount } = render(<DeskEntry entry={person} uid="me" now={now} picked={false} onPick={vi.fn()} />);
    const { textContent } = screen.getByRole("button");
    unmount();
    return textContent;
  };
  expect(words({})).toContain("Waits for you\u00a0· 11 min");
  expect(words({ risk: "concern" })).toContain("Waits for you\u00a0· 11 min");
  // Accepted, and never answered: the wait goes on.
  const accepted = { claimedAt: now - 2 * MINUTE, lastMessageAt: now - 28 * MINUTE } as const;
  expect(words(accepted)).toContain("Waits for you\u00a0· 28 min");
  expect(words({ ...accepted, lastSender: "volunteer" })).toContain("Waits for you\u00a0· 2 min");
  expect(words({ ...accepted, lastSender: "volunteer", claimedAt: now })).not.toContain("Waits for you");
  expect(words({ lastMessageAt: now })).toContain("Waits for you");
  expect(words({ lastMessageAt: now - 59 * SECOND })).not.toContain("·");
  expect(words({ lastSender: "volunteer" })).not.toContain("Waits for you");
  expect(words({ volunteerId: "her" })).not.toContain("·");
});

describe("somebody whom their listener released", () => {
  const now = Date.now();
  const back = {
    notice: "listener-left",
    givenBackAt: now,
    waitingSince: now,
    lastMessageAt: now - 28 * MINUTE,
  } as const;
  const row = (changes: Partial<Entry>) => {
    show(<DeskEntry entry={entry({ ...back, ...changes })} uid="me" now={now} picked={false} onPick={vi.fn()} />);
    return screen.getByRole("button").textContent;
  };

  it("has just come back, and has no whereabouts before their page has given a sign", () => {
    const words = row({ lastSender: "volunteer", waitSignAt: now - 9 * MINUTE });
    expect(words).toContain("Back in the queue");
    expect(words).not.toMatch(/Just came|Here|Away|Left/);
  });

  it("has waited since their first unanswered message, wherever they are in the queue", () => {
    expect(row({ unansweredSince: now - 28 * MINUTE })).toContain("Waiting for 28 min");
  });

  it("waits from the release on if their listener had answered everything", () => {
    expect(row({ unansweredSince: now - 28 * MINUTE, lastSender: "volunteer" })).toContain("Back in the queue");
  });
});

it("shows the language of everybody by a short code, and says its name to screen readers", () => {
  const held = { status: "active", volunteerId: "me", waitingSince: null, risk: "crisis", locale: "te" } as const;
  show(<DeskEntry entry={entry(held)} uid="me" now={9 * MINUTE} picked={false} onPick={vi.fn()} />);
  expect(screen.getByText("తె").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText("Telugu").className).toBe("sr-only");
});
