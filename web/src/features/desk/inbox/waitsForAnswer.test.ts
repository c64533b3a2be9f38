import { MINUTE } from "@thodu/domain/time";
import { describe, expect, it } from "vitest";
import { firstToAnswer, minutesUnanswered, unansweredOf } from "./list";
import { entry } from "../../../test-support/entry";

describe("which of one's own conversations to answer first", () => {
  const held = { status: "active", volunteerId: "me", risk: "crisis", claimedAt: 5 } as const;

  it("includes one that was taken over in a crisis and not written to since, while another one is open", () => {
    const answered = entry({ ...held, id: "answered", lastSender: "volunteer", lastMessageAt: 6 });
    const taken = entry({ ...held, id: "taken", lastSender: "volunteer", lastMessageAt: 4 });
    expect(firstToAnswer([answered, taken], "answered", false, 0)?.id).toBe("taken");
    expect(firstToAnswer([answered, taken], "taken", false, 0)).toBeNull();
    expect(firstToAnswer([answered, { ...taken, risk: "concern" }], "answered", false, 0)).toBeNull();
  });

  it("never names another while the one in view is in a crisis and waits, except for a crisis", () => {
    const waits = entry({ ...held, id: "waits", lastMessageAt: 6 });
    const written = entry({ ...held, id: "written", risk: "none", unreadByVolunteer: 1 });
    expect(firstToAnswer([written, waits], "waits", false, 0)).toBeNull();
    expect(firstToAnswer([written, waits], "written", false, 0)?.id).toBe("waits");
    expect(firstToAnswer([{ ...written, risk: "crisis" }, waits], "waits", false, 0)?.id).toBe("written");
    expect(firstToAnswer([written, { ...waits, lastSender: "volunteer" }], "waits", false, 0)?.id).toBe("written");
  });

  it("names the one in view itself once they have waited for a minute in a crisis", () => {
    const waits = entry({ ...held, id: "waits", lastMessageAt: 6, crisisSince: 6 });
    const written = entry({ ...held, id: "written", risk: "none", unreadByVolunteer: 1 });
    expect(firstToAnswer([written, waits], "waits", false, MINUTE + 5)).toBeNull();
    expect(firstToAnswer([written, waits], "waits", false, MINUTE + 6)?.id).toBe("waits");
    const answered = { ...waits, lastSender: "volunteer" } as const;
    expect(firstToAnswer([answered], "waits", false, MINUTE + 6)).toBeNull();
    expect(firstToAnswer([{ ...waits, risk: "concern" }], "waits", false, MINUTE + 6)).toBeNull();
  });
});

it("knows which of one's own people wait for an answer, the longest first", () => {
  const held = { status: "active", volunteerId: "me", risk: "none" } as const;
  const own = [
    entry({ ...held, id: "written just now", lastMessageAt: 10 * MINUTE }),
    entry({ ...held, id: "read", lastMessageAt: 7 * MINUTE }),
    entry({ ...held, id: "accepted", lastMessageAt: 1, lastSender: "volunteer", claimedAt: 5 * MINUTE }),
    entry({ ...held, id: "answered", lastMessageAt: 6 * MINUTE, lastSender: "volunteer", claimedAt: 1 }),
    entry({ ...held, id: "a colleague's", volunteerId: "her", lastMessageAt: MINUTE }),
    entry({ ...held, id: "crisis", risk: "crisis", lastMessageAt: 10 * MINUTE }),
  ];
  expect(unansweredOf(own, "me", 10 * MINUTE).map(({ id }) => id)).toEqual(["accepted", "read", "crisis"]);
});

it("counts an unanswered wait from the first message, whoever has claimed the person since", () => {
  const taken = entry({
    status: "active",
    volunteerId: "me",
    unansweredSince: MINUTE,
    lastMessageAt: 9 * MINUTE,
    claimedAt: 10 * MINUTE,
  });
  expect(minutesUnanswered(taken, "me", 10 * MINUTE)).toBe(9);
  expect(minutesUnanswered({ ...taken, risk: "crisis" }, "her", 10 * MINUTE)).toBe(9);
  // The colleague before had answered.
  expect(minutesUnanswered({ ...taken, lastSender: "volunteer" }, "me", 12 * MINUTE)).toBe(2);
  expect(minutesUnanswered({ ...taken, lastSender: "volunteer", claimedAt: 0 }, "me", 12 * MINUTE)).toBeNull();
});
