import { describe, expect, it } from "vitest";
import { mayTellDanger, statusLine } from "./status";

const away = { typing: false, present: false, seenAt: 5 };

/** The customer has written and nobody has answered. */
const said = { risk: "none", lastSender: "customer", lastMessageAt: 0, unansweredSince: 0, offer: null } as const;

const line = (
  summary: Parameters<typeof statusLine>[0]["summary"],
  opening: boolean,
  other: typeof away,
  now: number,
  online = true,
) => statusLine({ summary, last: summary?.status ?? null, opening, other, online }, now);

describe("the line that says who is there", () => {
  it("invites a person who has not written yet, and says when a conversation is loading", () => {
    expect(line(null, false, away, 0)).toBe("Write when you are ready. A volunteer will read it.");
    expect(line(null, true, away, 0)).toBe("Opening your conversation…");
  });

  it("says how long the person has waited, in whole minutes, also when a clock runs behind", () => {
    const waiting = { status: "waiting" as const, waitingSince: 600_000, claimedAt: null, notice: null, ...said };
    expect(line(waiting, false, away, 600_000 + 125_000)).toBe("Waiting for a listener · 2 min");
    expect(line(waiting, false, away, 0)).toBe("Waiting for a listener");
    expect(line({ ...waiting, waitingSince: null }, false, away, 0)).toBe("Waiting for a listener");
  });

  it("says that a listener is there only when they are, or have just come", () => {
    const active = { status: "active" as const, waitingSince: null, claimedAt: null, notice: null, ...said };
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
    const active = { status: "active" as const, waitingSince: null, claimedAt: 0, notice: null, ...said };
    for (const risk of ["none", "crisis"] as const)
      for (const now of [4_000, 90_001])
        expect(line({ ...active, risk }, false, away, now)).not.toMatch(/away|gone|left/i);
  });

  it("says in a crisis that others are asked once an absent listener has not answered for 90 seconds", () => {
    const active = { status: "active" as const, waitingSince: null, claimedAt: 0, notice: null, ...said };
    const crisis = { ...active, risk: "crisis" as const };
    const asks = "We are asking other listeners to answer you now";
    expect(line(crisis, false, away, 90_000)).toBe("Your listener will answer here as soon as they can");
    expect(line(crisis, false, away, 90_001)).toBe(asks);
    expect(line(crisis, false, { ...away, present: true }, 90_001)).toBe("A listener is with you");
    expect(line({ ...crisis, lastSender: "volunteer", lastMessageAt: 1 }, false, away, 90_001)).not.toBe(asks);
    expect(line(active, false, away, 90_001)).not.toBe(asks);
  });

  it("says that it ended", () => {
    expect(line({ status: "closed", waitingSince: null, claimedAt: null, notice: null, ...said }, false, away, 0)).toBe(
      "This conversation has ended",
    );
  });

  it("says that the queue was left if no listener had come", () => {
    const left = {
      status: "closed" as const,
      waitingSince: null,
      claimedAt: null,
      notice: "left-queue" as const,
      ...said,
    };
    expect(line(left, false, away, 0)).toBe("You left the queue");
  });

  it("says without a network that it does not know, or that what it knows is old", () => {
    expect(
      line(
        { status: "active", waitingSince: null, claimedAt: null, notice: null, ...said },
        false,
        { ...away, present: true },
        0,
        false,
      ),
    ).toBe("No connection. A listener was with you.");
    expect(
      line({ status: "waiting", waitingSince: 0, claimedAt: null, notice: null, ...said }, false, away, 0, false),
    ).toBe("No connection. You were waiting for a listener.");
    expect(
      line({ status: "closed", waitingSince: null, claimedAt: null, notice: null, ...said }, false, away, 0, false),
    ).toBe("No connection");
    expect(line(null, true, away, 0, false)).toBe("No connection");
    const kept = { summary: null, last: "waiting" as const, opening: true, other: away };
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
