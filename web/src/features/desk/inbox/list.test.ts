import { HOUR } from "@thodu/domain/time";
import { describe, expect, it } from "vitest";
import {
  arranged,
  asAlias,
  countsInCrowd,
  countsOf,
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
  type Filter,
  type Entry,
} from "./list";
import { haveMoved, inPlace } from "../../../lib/still/places";
import { entry } from "../../../test-support/entry";

const agreed = { since: 0, at: 0, state: "taken", by: "me", reminded: true } as const;

const every: Filter = { unreadOnly: false, language: null };

describe("the filter by language", () => {
  it("never hides a crisis", () => {
    const waits = [entry({ id: "crisis", locale: "te", risk: "crisis" }), entry({ id: "waits", locale: "te" })];
    const ids = arranged(waits, "waiting", { ...every, language: "hi" }, "me", 0).map(({ id }) => id);
    expect(ids).toEqual(["crisis"]);
  });

  it("never hides somebody who was asked about ending their life and has not answered", () => {
    const asked = { locale: "te", risk: "concern", waitingSince: 0 } as const;
    const waits = [
      entry({ id: "open", ...asked, alarm: { since: 0, answer: null } }),
      entry({ id: "said no", ...asked, alarm: { since: 0, answer: "no" } }),
    ];
    const ids = arranged(waits, "waiting", { ...every, language: "hi" }, "me", 30_000).map(({ id }) => id);
    expect(ids).toEqual(["open"]);
  });

  it("never hides a conversation that the listener holds", () => {
    const own = entry({ id: "own", status: "active", volunteerId: "me", locale: "te" });
    const others = [entry({ id: "other", status: "active", volunteerId: "her", locale: "te" }), entry({ id: "waits" })];
    const ids = arranged([own, ...others], "all", { ...every, language: "hi" }, "me", 0).map(({ id }) => id);
    expect(ids).toEqual(["own"]);
  });
});

describe("whose a conversation is, and what selecting it does", () => {
  const handedTo = (to: string) => ({ to, expiresAt: 2, handOver: true });
  it.each([
    [entry({}), "nobody", "claim"],
    [entry({ status: "active", volunteerId: "me" }), "you", "open"],
    [entry({ status: "active", volunteerId: "her" }), "other", "ask"],
    [entry({ status: "active", volunteerId: "her", offer: handedTo("me") }), "other", "claim"],
    [entry({ status: "active", volunteerId: "her", offer: handedTo("them") }), "other", "ask"],
    [entry({ status: "active", volunteerId: "her", offer: { ...handedTo("me"), expiresAt: 1 } }), "other", "ask"],
    [entry({ status: "closed" }), "ended", "ended"],
  ])("%#", (each, owner, pick) => {
    expect(ownerOf(each, "me")).toBe(owner);
    expect(pickOf(each, "me", 1)).toBe(pick);
  });
});

describe("the rows under a pointer", () => {
  const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);
  const of = (...given: readonly string[]) => given.map((id) => entry({ id }));
  const grave = (id: string) => entry({ id, risk: "crisis" });

  it("keep their places: one that has gone keeps its own, a new one is added at the end", () => {
    expect(ids(inPlace(of("a", "b"), of("c", "b", "d"), isInCrisis))).toEqual(["a", "b", "c", "d"]);
  });

  it("make room for a new crisis, or for somebody who is in one since, behind the other crises", () => {
    const before = [grave("a"), ...of("b", "c")];
    expect(ids(inPlace(before, [grave("new"), ...before], isInCrisis))).toEqual(["a", "new", "b", "c"]);
    expect(ids(inPlace(before, [grave("a"), entry({ id: "b" }), grave("c")], isInCrisis))).toEqual(["a", "c", "b"]);
    expect(ids(inPlace([grave("a")], [grave("new"), grave("a")], isInCrisis))).toEqual(["a", "new"]);
    expect(ids(inPlace(of("a"), [grave("new"), ...of("a")]))).toEqual(["a", "new"]);
  });

  it("have moved when one stands in the place of another", () => {
    expect(haveMoved(of("a", "b"), of("a", "b", "c"))).toBe(false);
    expect(haveMoved(of("a", "b"), of("a"))).toBe(false);
    expect(haveMoved(of("a", "b"), of("b"))).toBe(true);
    expect(haveMoved(of("a"), of("c", "a"))).toBe(true);
    expect(haveMoved([], of("a"))).toBe(false);
  });
});

describe("the list", () => {
  const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);

  it("sorts waiting people by risk, then plan, then time", () => {
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

  it("begins with the crises among the people whom somebody holds, and else keeps the newest first", () => {
    const held = { status: "active", volunteerId: "her" } as const;
    const entries = [
      entry({ ...held, id: "newest" }),
      entry({ ...held, id: "concern", risk: "concern" }),
      entry({ ...held, id: "crisis", risk: "crisis" }),
      entry({ ...held, id: "older crisis", risk: "crisis" }),
    ];
    const first = ["crisis", "older crisis", "newest", "concern"];
    expect(ids(arranged(entries, "others", every, "me", 0))).toEqual(first);
    expect(ids(arranged(entries, "mine", every, "her", 0))).toEqual(first);
  });

  it("can show unread conversations only", () => {
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

  it("leaves out the listener's own in the tab of others", () => {
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
  ])("%#: offers somebody only if the offer can be accepted", (each, offered) =>
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
  it("stays while others of its level arrive, and is replaced by a graver one", () => {
    expect(shownOffer([], null)).toBeNull();
    expect(shownOffer([first, second], "b")?.id).toBe("b");
    expect(shownOffer([first, entry({ id: "c", risk: "concern" })], "a")?.id).toBe("c");
    expect(shownOffer([entry({ id: "d", risk: "crisis" }), entry({ id: "e", risk: "crisis" })], "e")?.id).toBe("e");
  });

  it("is none while the listener holds somebody in a crisis", () => {
    expect(holdsCrisis([first, entry({ risk: "crisis" })])).toBe(true);
    expect(holdsCrisis([first, entry({ risk: "concern" })])).toBe(false);
  });
});

describe("what the tabs hold", () => {
  it("is counted by who holds each conversation", () => {
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

  it("does not include somebody who left the queue, unless in a crisis", () => {
    const left = [entry({ id: "a", waitingSince: null }), entry({ id: "b", waitingSince: null, risk: "crisis" })];
    expect(ofTab(left, "waiting", "me")).toEqual(left.slice(1));
    expect(countsOf(left, "me")).toMatchObject({ waiting: 1, all: 2, crisis: 1 });
  });

  it("is what the server has counted in a crowd, and never less than zero", () => {
    const crowd = { waiting: 40, gone: 2, crisis: 3, active: 5 };
    expect(countsInCrowd(crowd, 2)).toEqual({ waiting: 40, mine: 2, others: 3, all: 47, crisis: 3 });
    // The listener's own are known at once, the server's count a moment later.
    expect(countsInCrowd({ ...crowd, active: 1 }, 2).others).toBe(0);
  });
});
