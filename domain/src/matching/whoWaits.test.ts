import { expect, it } from "vitest";
import { aConversation, heldBy, NOON } from "../../../tests/support/domain";
import { MINUTE, SECOND } from "../time";
import { GONE_AFTER } from "./gone";
import { longestWait, SHOWN_WAITS, whoHasLeft, whoIsUnanswered, whoWaits } from "./whoWaits";

const wait = (id: string, risk: "none" | "concern" | "crisis", minutes: number | null) => ({
  ...aConversation({ alias: `Alias of ${id}`, risk, waitingSince: minutes === null ? null : NOON - minutes * MINUTE }),
  id,
});

it("lists the greatest risk first, and within it the longest wait", () => {
  const all = [wait("a", "none", 50), wait("b", "crisis", 1), wait("c", "concern", 9), wait("d", "crisis", 2)];
  expect(whoWaits(all, NOON).map(({ uid, waited }) => [uid, waited / MINUTE])).toEqual([
    ["d", 2],
    ["b", 1],
    ["c", 9],
    ["a", 50],
  ]);
});

it("has the order of the desk and the queue: a person whose listener had to leave counts as having waited longer", () => {
  const left = { ...wait("left", "crisis", 3), notice: "listener-left" as const };
  expect(whoWaits([wait("a", "crisis", 9), left, wait("b", "crisis", 14)], NOON).map(({ uid }) => uid)).toEqual([
    "b",
    "left",
    "a",
  ]);
});

it("lists an alarm left open for half a minute among the crises, as the queue and the desk do", () => {
  const asked = (id: string, minutes: number, seconds: number, answer: "no" | null = null) => ({
    ...wait(id, "concern", minutes),
    alarm: { since: NOON - seconds * SECOND, answer },
  });
  const all = [
    wait("crisis", "crisis", 5),
    wait("concern", "concern", 50),
    asked("just asked", 40, 29),
    asked("answered", 39, 300, "no"),
    asked("open", 9, 30),
  ];
  expect(whoWaits(all, NOON).map(({ uid, alarmOpen }) => [uid, alarmOpen])).toEqual([
    ["open", true],
    ["crisis", false],
    ["concern", false],
    ["just asked", false],
    ["answered", false],
  ]);
});

it("names people by alias, language and risk, without anything that they wrote", () => {
  const offer = { to: "meera", expiresAt: NOON + 1 };
  const [one] = whoWaits([{ ...wait("a", "concern", 3), offer }], NOON);
  expect(one).toEqual({
    uid: "a",
    alias: "Alias of a",
    locale: "en",
    risk: "concern",
    waited: 3 * MINUTE,
    offered: true,
    alarmOpen: false,
    fromColleague: false,
  });
  expect(whoWaits([{ ...wait("a", "concern", 3), offer: { ...offer, expiresAt: NOON } }], NOON)[0]?.offered).toBe(
    false,
  );
});

it("tells people who were handed over from those who came anew", () => {
  const back = { ...wait("a", "crisis", 0), notice: "listener-left", givenBackAt: NOON } as const;
  const from = (one: typeof back) => whoWaits([one], NOON + MINUTE)[0]?.fromColleague;
  expect(from(back)).toBe(true);
  // They gave that place up, and came back later.
  expect(from({ ...back, givenBackAt: NOON - MINUTE })).toBe(false);
});

it("leaves out people who have gone, has no negative waits, and lists a limited number", () => {
  expect(whoWaits([wait("gone", "crisis", null)], NOON)).toEqual([]);
  expect(whoWaits([wait("early", "none", -1)], NOON)[0]?.waited).toBe(0);
  const many = Array.from({ length: SHOWN_WAITS + 5 }, (_, nth) => wait(`n${nth}`, "none", nth));
  const shown = whoWaits(many, NOON);
  expect(shown).toHaveLength(SHOWN_WAITS);
  expect(shown[0]?.uid).toBe(`n${SHOWN_WAITS + 4}`);
});

it("lists those of one language, even if twenty others stand before them", () => {
  const many = Array.from({ length: SHOWN_WAITS + 5 }, (_, nth) => wait(`n${nth}`, "crisis", nth));
  const telugu = { ...wait("te", "none", 1), locale: "te" as const };
  expect(whoWaits([...many, telugu], NOON).map(({ uid }) => uid)).not.toContain("te");
  expect(whoWaits([...many, telugu], NOON, "te").map(({ uid }) => uid)).toEqual(["te"]);
});

it("counts the wait of a person released unanswered from when they wrote, as the desk does", () => {
  const released = {
    ...wait("a", "none", 1),
    notice: "listener-left" as const,
    lastSender: "customer" as const,
    unansweredSince: NOON - 10 * MINUTE,
  };
  expect(whoWaits([released], NOON)[0]?.waited).toBe(10 * MINUTE);
  expect(longestWait([wait("b", "none", 5), released])?.uid).toBe("a");
  expect(whoWaits([{ ...released, lastSender: "volunteer" }], NOON)[0]?.waited).toBe(MINUTE);
  // Not if their place was given up: they wait since they came back.
  expect(whoWaits([{ ...released, givenBackAt: NOON - MINUTE }], NOON)[0]?.waited).toBe(10 * MINUTE);
  expect(whoWaits([{ ...released, givenBackAt: NOON - MINUTE - 1 }], NOON)[0]?.waited).toBe(MINUTE);
});

it("names the person who has waited longest, whatever their risk", () => {
  const all = [wait("a", "crisis", 2), wait("b", "none", 50), wait("gone", "none", null), wait("c", "concern", 9)];
  expect(longestWait(all)).toEqual({ uid: "b", alias: "Alias of b", since: NOON - 50 * MINUTE });
  expect(longestWait([])).toBeNull();
});

it("lists people in a crisis whose listener has not answered, and since when, the longest first", () => {
  const held = (id: string, minutes: number, changes = {}) => ({
    ...heldBy("meera", {
      alias: `Alias of ${id}`,
      risk: "crisis",
      lastMessageAt: NOON - minutes * MINUTE,
      unansweredSince: NOON - minutes * MINUTE,
      claimedAt: 0,
      answeredClaim: "claim-1",
      ...changes,
    }),
    id,
  });
  const asked = { offer: { to: "ravi", expiresAt: NOON + 1 } };
  const ranOut = { offer: { to: "ravi", expiresAt: NOON } };
  const all = [held("a", 3, asked), held("b", 7, ranOut), held("c", 1), held("d", 9, { risk: "none" })];
  expect(whoIsUnanswered(all, NOON)).toEqual([
    { uid: "b", alias: "Alias of b", listener: "meera", waited: 7 * MINUTE, offered: false, justTaken: false },
    { uid: "a", alias: "Alias of a", listener: "meera", waited: 3 * MINUTE, offered: true, justTaken: false },
  ]);
});

it("lists people who have left the page, the last to leave first, and nobody who is or may be here", () => {
  const gone = (id: string, minutes: number) => ({
    ...aConversation({
      alias: `Alias of ${id}`,
      risk: "crisis",
      waitingSince: null,
      lastMessageAt: NOON - (minutes + 1) * MINUTE,
      waitSignAt: NOON - minutes * MINUTE,
    }),
    id,
  });
  const here = { ...wait("here", "crisis", 1), lastMessageAt: NOON - MINUTE };
  const held = { ...heldBy("meera", { risk: "crisis", lastMessageAt: NOON - 2 * GONE_AFTER }), id: "held" };
  const back = { ...gone("back", 5), givenBackAt: NOON - 1 };
  expect(whoHasLeft([gone("a", 90), here, gone("b", 12), held, back], NOON)).toEqual([
    { uid: "b", alias: "Alias of b", seenAt: NOON - 12 * MINUTE },
    { uid: "a", alias: "Alias of a", seenAt: NOON - 90 * MINUTE },
  ]);
});
