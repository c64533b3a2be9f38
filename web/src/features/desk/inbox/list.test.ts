import { HOUR } from "@thodu/domain/time";
import { describe, expect, it } from "vitest";
import {
  arranged,
  type Filter,
  asAlias,
  countsInCrowd,
  countsOf,
  firstToAnswer,
  holdsCrisis,
  isInCrisis,
  isOfferedTo,
  leftWhy,
  minutesWaited,
  ofTab,
  ownerOf,
  pickOf,
  shownOffer,
  withAlias,
  type Entry,
} from "./list";
import { haveMoved, inPlace } from "../../../lib/still/places";
import { entry } from "../../../test-support/entry";

const agreed = { since: 0, at: 0, state: "taken", by: "me", reminded: true } as const;

const every: Filter = { unreadOnly: false, language: null };

describe("whom to answer first of one's own", () => {
  const held = { status: "active", volunteerId: "me", risk: "crisis", claimedAt: 5 } as const;

  it("is also who was taken over in a crisis and has not had a word since, while another one is open", () => {
    const answered = entry({ ...held, id: "answered", lastSender: "volunteer", lastMessageAt: 6 });
    const taken = entry({ ...held, id: "taken", lastSender: "volunteer", lastMessageAt: 4 });
    expect(firstToAnswer([answered, taken], "answered", false)?.id).toBe("taken");
    expect(firstToAnswer([answered, taken], "taken", false)).toBeNull();
    expect(firstToAnswer([answered, { ...taken, risk: "concern" }], "answered", false)).toBeNull();
  });
});

describe("the filter by language", () => {
  it("never hides who is in a crisis", () => {
    const waits = [entry({ id: "crisis", locale: "te", risk: "crisis" }), entry({ id: "waits", locale: "te" })];
    const ids = arranged(waits, "waiting", { ...every, language: "hi" }, "me", 0).map(({ id }) => id);
    expect(ids).toEqual(["crisis"]);
  });

  it("never hides who was asked about ending their life and has not answered", () => {
    const asked = { locale: "te", risk: "concern", waitingSince: 0 } as const;
    const waits = [
      entry({ id: "open", ...asked, alarm: { since: 0, answer: null } }),
      entry({ id: "said no", ...asked, alarm: { since: 0, answer: "no" } }),
    ];
    const ids = arranged(waits, "waiting", { ...every, language: "hi" }, "me", 30_000).map(({ id }) => id);
    expect(ids).toEqual(["open"]);
  });

  it("never hides whom the listener holds", () => {
    const own = entry({ id: "own", status: "active", volunteerId: "me", locale: "te" });
    const others = [entry({ id: "other", status: "active", volunteerId: "her", locale: "te" }), entry({ id: "waits" })];
    const ids = arranged([own, ...others], "all", { ...every, language: "hi" }, "me", 0).map(({ id }) => id);
    expect(ids).toEqual(["own"]);
  });
});

describe("whose a conversation is, and what picking it does", () => {
  it.each([
    [entry({}), "nobody", "claim"],
    [entry({ status: "active", volunteerId: "me" }), "you", "open"],
    [entry({ status: "active", volunteerId: "her" }), "other", "ask"],
    [entry({ status: "closed" }), "ended", "ended"],
  ])("%#", (each, owner, pick) => {
    expect(ownerOf(each, "me")).toBe(owner);
    expect(pickOf(each, "me")).toBe(pick);
  });
});

describe("the rows under a pointer", () => {
  const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);
  const of = (...given: readonly string[]) => given.map((id) => entry({ id }));
  const grave = (id: string) => entry({ id, risk: "crisis" });

  it("keep their places: who has gone keeps theirs, who comes stands at the end", () => {
    expect(ids(inPlace(of("a", "b"), of("c", "b", "d"), isInCrisis))).toEqual(["a", "b", "c", "d"]);
  });

  it("give way to who comes in a crisis, or is in one since then, behind those in a crisis", () => {
    const before = [grave("a"), ...of("b", "c")];
    expect(ids(inPlace(before, [grave("new"), ...before], isInCrisis))).toEqual(["a", "new", "b", "c"]);
    expect(ids(inPlace(before, [grave("a"), entry({ id: "b" }), grave("c")], isInCrisis))).toEqual(["a", "c", "b"]);
    expect(ids(inPlace([grave("a")], [grave("new"), grave("a")], isInCrisis))).toEqual(["a", "new"]);
  });

  it("have moved where one stands in the place of another", () => {
    expect(haveMoved(of("a", "b"), of("a", "b", "c"))).toBe(false);
    expect(haveMoved(of("a", "b"), of("a"))).toBe(false);
    expect(haveMoved(of("a", "b"), of("b"))).toBe(true);
    expect(haveMoved(of("a"), of("c", "a"))).toBe(true);
    expect(haveMoved([], of("a"))).toBe(false);
  });
});

describe("the list", () => {
  const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);

  it("puts who waits by risk, then plan, then time", () => {
    const entries = [
      entry({ id: "late", waitingSince: 9 }),
      entry({ id: "early", waitingSince: 1 }),
      entry({ id: "plan", waitingSince: 5, priority: 1 }),
      entry({ id: "concern", waitingSince: 10 * HOUR, risk: "concern" }),
      entry({ id: "gone", waitingSince: null, risk: "crisis" }),
      entry({ id: "crisis", waitingSince: 9, risk: "crisis" }),
    ];
    expect(ids(arranged(entries, "waiting", every, "me", 0))).toEqual([
      "crisis",
      "gone",
      "concern",
      "plan",
      "early",
      "late",
    ]);
    expect(ids(arranged(entries, "all", every, "me", 0))).toEqual(ids(entries));
  });

  it("shows only what is unread when asked", () => {
    expect(
      ids(
        arranged(
          [entry({ id: "a" }), entry({ id: "b", unreadByVolunteer: 2 })],
          "mine",
          { ...every, unreadOnly: true },
          "me",
          0,
        ),
      ),
    ).toEqual(["b"]);
  });

  it("of others leaves the own ones out", () => {
    const entries = [
      entry({ id: "a", status: "active", volunteerId: "me" }),
      entry({ id: "b", status: "active", volunteerId: "her" }),
    ];
    expect(ids(arranged(entries, "others", every, "me", 0))).toEqual(["b"]);
  });

  it.each([
    ["calm  LOTUS 12", "Calm Lotus 12"],
    [" ", ""],
  ])("finds %s as %s", (typed, alias) => expect(asAlias(typed)).toBe(alias));

  it.each([
    ["Lotus", ["found", "here"]],
    ["Lotus 22", ["found", "here"]],
    ["Gentle L", ["here"]],
    ["223", ["here"]],
    ["Otus", []],
  ])("finds %s at the beginning of any word, each person once", (search, expected) => {
    const here = [
      entry({ id: "here", alias: "Gentle Lotus 223" }),
      entry({ id: "found", alias: "Lotus 22" }),
      entry({ id: "other" }),
    ];
    expect(ids(withAlias(search, [entry({ id: "found", alias: "Lotus 22" })], here))).toEqual(expected);
  });

  it.each([
    [entry({}), true],
    [entry({ waitingSince: null }), false],
    [entry({ waitingSince: null, laterTime: agreed }), true],
    [entry({ waitingSince: null, laterTime: { ...agreed, by: "her" } }), false],
    [entry({ waitingSince: null, laterTime: { ...agreed, state: "missed" } }), false],
    [entry({ status: "active", volunteerId: "her" }), true],
    [entry({ status: "active", volunteerId: "me" }), false],
    [entry({ status: "closed" }), false],
  ])("%#: takes an offer for one while it can be accepted", (each, offered) =>
    expect(isOfferedTo(each, "me")).toBe(offered),
  );

  it("says how long somebody has waited", () => {
    expect(minutesWaited(entry({ waitingSince: 60_000 }), 200_000)).toBe(2);
    expect(minutesWaited(entry({ waitingSince: 60_000 }), 0)).toBe(0);
    expect(minutesWaited(entry({ status: "active" }), 0)).toBeNull();
  });
});

describe("why a conversation was left", () => {
  it.each([
    [entry({ status: "active", volunteerId: "me" }), null],
    [entry({ status: "active", volunteerId: "her" }), "taken-over"],
    [entry({ status: "waiting" }), "released"],
    [entry({ status: "closed" }), "ended"],
    [null, "lost"],
  ])("%#", (summary, why) => expect(leftWhy(summary, "me")).toBe(why));
});

describe("the offer that is shown", () => {
  const [first, second] = [entry({ id: "a" }), entry({ id: "b" })];
  it("stays while others of its level come, and gives way to a graver one", () => {
    expect(shownOffer([], null)).toBeNull();
    expect(shownOffer([first, second], "b")?.id).toBe("b");
    expect(shownOffer([first, entry({ id: "c", risk: "concern" })], "a")?.id).toBe("c");
    expect(shownOffer([entry({ id: "d", risk: "crisis" }), entry({ id: "e", risk: "crisis" })], "e")?.id).toBe("e");
  });

  it("is none beside a crisis of one’s own", () => {
    expect(holdsCrisis([first, entry({ risk: "crisis" })])).toBe(true);
    expect(holdsCrisis([first, entry({ risk: "concern" })])).toBe(false);
  });
});

describe("what the tabs hold", () => {
  it("is counted by whose each one is", () => {
    const entries = [
      entry({ risk: "crisis" }),
      entry({}),
      entry({ status: "active", volunteerId: "me" }),
      entry({ status: "active", volunteerId: "her" }),
      entry({ status: "active", volunteerId: "her", risk: "crisis" }),
    ];
    expect(countsOf(entries, "me")).toEqual({ waiting: 2, mine: 1, others: 2, all: 5, crisis: 1 });
    expect(ofTab(entries, "others", "me")).toEqual(entries.slice(3));
  });

  it("is nobody who has left the queue, save in a crisis", () => {
    const left = [entry({ id: "a", waitingSince: null }), entry({ id: "b", waitingSince: null, risk: "crisis" })];
    expect(ofTab(left, "waiting", "me")).toEqual(left.slice(1));
    expect(countsOf(left, "me")).toMatchObject({ waiting: 1, all: 2, crisis: 1 });
  });

  it("is in a crowd what the server has counted, and never less than nobody", () => {
    const crowd = { waiting: 40, gone: 2, crisis: 3, active: 5 };
    expect(countsInCrowd(crowd, 2)).toEqual({ waiting: 40, mine: 2, others: 3, all: 47, crisis: 3 });
    // The listener's own are heard at once, what the server counts a moment later.
    expect(countsInCrowd({ ...crowd, active: 1 }, 2).others).toBe(0);
  });
});
