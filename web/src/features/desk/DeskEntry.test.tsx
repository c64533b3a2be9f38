import { screen } from "@testing-library/react";
import { MINUTE } from "@thodu/domain/time";
import { describe, expect, it, vi } from "vitest";
import { entry } from "../../test-support/entry";
import { show } from "../../test-support/render";
import { DeskEntry } from "./DeskEntry";
import type { Entry } from "./list";

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
