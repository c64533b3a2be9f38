import { describe, expect, it } from "vitest";
import { mayTellDanger, statusLine } from "./status";

const away = { typing: false, present: false, seenAt: 5 };

const line = (
  summary: Parameters<typeof statusLine>[0]["summary"],
  opening: boolean,
  other: typeof away,
  now: number,
  online = true,
) => statusLine({ summary, last: summary?.status ?? null, opening, other, asksAnother: false, online }, now);

describe("the line that says who is there", () => {
  it("invites a person who has not written yet, and says when a conversation is loading", () => {
    expect(line(null, false, away, 0)).toBe("Write when you are ready. A volunteer will read it.");
    expect(line(null, true, away, 0)).toBe("Opening your conversation…");
  });

  it("says how long the person has waited, in whole minutes, also when a clock runs behind", () => {
    const waiting = { status: "waiting" as const, waitingSince: 600_000, claimedAt: null, notice: null };
    expect(line(waiting, false, away, 600_000 + 125_000)).toBe("Waiting for a listener · 2 min");
    expect(line(waiting, false, away, 0)).toBe("Waiting for a listener");
    expect(line({ ...waiting, waitingSince: null }, false, away, 0)).toBe("Waiting for a listener");
  });

  it("says that a listener is there only when they are, or have just come", () => {
    const active = { status: "active" as const, waitingSince: null, claimedAt: null, notice: null };
    expect(line(active, false, { ...away, present: true }, 0)).toBe("A listener is with you");
    expect(line(active, false, { ...away, seenAt: 0 }, 0)).toBe("A listener is with you");
    expect(line(active, false, away, 0)).toBe("Your listener will answer here as soon as they can");
    const unheard = { ...away, seenAt: 0 };
    const taken = { ...active, claimedAt: 1_000 };
    expect(line(taken, false, unheard, 120_999)).toBe("A listener is with you");
    // A listener claimed it and never gave a sign.
    expect(line(taken, false, unheard, 121_000)).toBe("Your listener will answer here as soon as they can");
  });

  it("never says that a listener is away who may only have another conversation open", () => {
    const active = { status: "active" as const, waitingSince: null, claimedAt: 0, notice: null };
    for (const now of [4_000, 90_001]) expect(line(active, false, away, now)).not.toMatch(/away|gone|left/i);
  });

  it("says that another listener is asked, and not that theirs is there, though their page is open", () => {
    const summary = { status: "active", waitingSince: null, claimedAt: 0, notice: null } as const;
    const known = { summary, last: "active", opening: false, other: { ...away, present: true } } as const;
    const asks = "We are looking for another listener for you now";
    expect(statusLine({ ...known, asksAnother: true, online: true }, 0)).toBe(asks);
    expect(statusLine({ ...known, asksAnother: false, online: true }, 0)).toBe("A listener is with you");
    expect(statusLine({ ...known, asksAnother: true, online: false }, 0)).toBe(
      "No connection. A listener was with you.",
    );
  });

  it("says that it ended", () => {
    expect(line({ status: "closed", waitingSince: null, claimedAt: null, notice: null }, false, away, 0)).toBe(
      "This conversation has ended",
    );
  });

  it("says that the queue was left if no listener had come", () => {
    const left = {
      status: "closed" as const,
      waitingSince: null,
      claimedAt: null,
      notice: "left-queue" as const,
    };
    expect(line(left, false, away, 0)).toBe("You left the queue");
  });

  it("says without a network that it does not know, or that what it knows is old", () => {
    expect(
      line(
        { status: "active", waitingSince: null, claimedAt: null, notice: null },
        false,
        { ...away, present: true },
        0,
        false,
      ),
    ).toBe("No connection. A listener was with you.");
    expect(line({ status: "waiting", waitingSince: 0, claimedAt: null, notice: null }, false, away, 0, false)).toBe(
      "No connection. You were waiting for a listener.",
    );
    expect(line({ status: "closed", waitingSince: null, claimedAt: null, notice: null }, false, away, 0, false)).toBe(
      "No connection",
    );
    expect(line(null, true, away, 0, false)).toBe("No connection");
    const kept = { summary: null, last: "waiting" as const, opening: true, other: away, asksAnother: false };
    expect(statusLine({ ...kept, online: false }, 0)).toBe("No connection. You were waiting for a listener.");
    expect(statusLine({ ...kept, online: true }, 0)).toBe("Opening your conversation…");
  });
});

describe("saying that one is in danger without a message", () => {
  const silenced = { status: "waiting", locked: true, crisis: false, asked: false } as const;

  it.each(["waiting", "active"] as const)("is offered to somebody who can’t write any more in a talk: %s", (status) => {
    expect(mayTellDanger({ ...silenced, status })).toBe(true);
  });

  it.each([
    ["no talk is known", { status: null }],
    ["it is over", { status: "closed" }],
    ["they can write", { locked: false }],
    ["it is a crisis", { crisis: true }],
    ["they are asked about it", { asked: true }],
  ] as const)("is not offered if %s", (_, change) => {
    expect(mayTellDanger({ ...silenced, ...change })).toBe(false);
  });
});
