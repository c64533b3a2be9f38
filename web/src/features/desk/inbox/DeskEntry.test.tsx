import { render, screen } from "@testing-library/react";
import { MINUTE, SECOND } from "@thodu/domain/time";
import { describe, expect, it, vi } from "vitest";
import { entry } from "../../../test-support/entry";
import { show } from "../../../test-support/render";
import { DeskEntry } from "./DeskEntry";
import type { Entry } from "./list";

it("says of who stands among those in a crisis for an open question that they were asked and have not answered", () => {
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

it("says of one's own in a crisis, once read, that they wait for an answer until they have one", () => {
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
  expect(words({ risk: "none" })).not.toContain("Waits for you");
});

describe("somebody whose listener gave them back", () => {
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

  it("has just come back, and is nowhere before their page has given a sign", () => {
    const words = row({ lastSender: "volunteer", waitSignAt: now - 9 * MINUTE });
    expect(words).toContain("Back in the queue");
    expect(words).not.toMatch(/Just came|Here|Away|Left/);
  });

  it("waits as long as no listener has answered, wherever their place in the queue is", () => {
    expect(row({ unansweredSince: now - 28 * MINUTE })).toContain("Waiting for 28 min");
  });

  it("waits from their return on where their listener had answered all", () => {
    expect(row({ unansweredSince: now - 28 * MINUTE, lastSender: "volunteer" })).toContain("Back in the queue");
  });
});
