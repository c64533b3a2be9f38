import { describe, expect, it } from "vitest";
import { aConversation, heldBy, NOON } from "../../../tests/support/domain";
import { aPhone } from "../../../tests/support/phones";
import { MINUTE, SECOND } from "../time";
import { newPhones, nextPage, pageFrom, stillNeeds, waitsForNetwork } from "./need";

describe("pageFrom", () => {
  const offer = { to: "meera", expiresAt: NOON + MINUTE };

  it.each([
    ["somebody whom nobody is asked about", aConversation(), NOON],
    ["somebody on offer", aConversation({ offer }), null],
    ["somebody on offer for long", aConversation({ offer: { ...offer, expiresAt: NOON + 40 * SECOND } }), NOON],
    ["somebody on offer again after one passed", aConversation({ offer, passed: { ravi: NOON - SECOND } }), NOON],
    ["somebody whose offer ran out", aConversation({ offer: { ...offer, expiresAt: NOON } }), NOON],
    ["a crisis on offer", aConversation({ offer, risk: "crisis" }), NOON + 20 * SECOND],
    ["a crisis on offer for long", aConversation({ offer, risk: "crisis", waitingSince: NOON - MINUTE }), NOON],
    ["who has gone", aConversation({ waitingSince: null }), null],
    ["who talks", heldBy("meera"), null],
    [
      "a crisis whose listener does not answer",
      heldBy("meera", { risk: "crisis", lastMessageAt: NOON - 2 * MINUTE }),
      NOON,
    ],
  ])("for %s", (_, talk, from) => {
    expect(pageFrom(talk, NOON)).toBe(from);
    expect(stillNeeds(talk, NOON)).toBe(!["who has gone", "who talks"].includes(_));
  });

  it("is null for a person in a call with a listener, also while their chat waits", () => {
    const held = heldBy("meera", { risk: "crisis", lastMessageAt: NOON - 2 * MINUTE });
    expect([pageFrom(held, NOON, true), stillNeeds(held, NOON, true)]).toEqual([null, false]);
    const waits = aConversation({ risk: "crisis" });
    expect([pageFrom(waits, NOON, true), stillNeeds(waits, NOON, true)]).toEqual([null, false]);
  });
});

it("begins no page while there is one for the network, except in a crisis", () => {
  const begins = (risk: "none" | "concern" | "crisis", paged: boolean): boolean => !waitsForNetwork({ risk }, paged);
  expect([begins("none", true), begins("concern", true), begins("crisis", true)]).toEqual([false, false, true]);
  expect([begins("none", false), begins("crisis", false)]).toEqual([true, true]);
});

describe("nextPage", () => {
  const before = {
    since: NOON - 2 * MINUTE,
    waves: 4,
    endedAt: NOON,
    unanswered: true,
    crisis: false,
    rung: { meera: NOON - MINUTE },
    replaced: ["meera"],
  };
  const crisis = aConversation({ risk: "crisis" });
  type Changes = Partial<Omit<typeof before, "endedAt">> & { readonly endedAt?: null };
  const next = (changes: Changes, talk: typeof crisis, after: number) =>
    nextPage({ ...before, ...changes }, talk, NOON + after);

  it("follows after a while, and at once after a page that did not fail", () => {
    const ten = 10 * MINUTE;
    expect([next({}, aConversation(), ten), next({ crisis: true }, crisis, MINUTE - 1)]).toEqual([null, null]);
    expect(next({ crisis: true }, crisis, ten)).toEqual({ since: NOON + ten, rung: {}, replaced: [], crisis: true });
    expect(next({ unanswered: false }, aConversation(), 1)).toEqual({
      since: NOON + 1,
      rung: before.rung,
      replaced: [],
      crisis: false,
    });
    expect(next({ endedAt: null }, aConversation(), ten)).toBeNull();
    expect(nextPage(null, heldBy("meera"), NOON)).toBeNull();
  });

  it("follows an unanswered page in a crisis after a minute, without phones rung a short while ago", () => {
    const urgent = { crisis: true, rung: { meera: NOON - MINUTE, ravi: NOON - 4 * MINUTE } };
    expect(next(urgent, crisis, MINUTE)?.rung).toEqual({ meera: NOON - MINUTE });
    expect(next(urgent, crisis, 4 * MINUTE)?.rung).toEqual({});
  });

  it("follows at once if a phone has just come on call, without phones rung a short while ago", () => {
    const came = (changes: Changes, talk = aConversation()) =>
      nextPage({ ...before, ...changes }, talk, NOON + 1, { anyoneNew: true });
    expect(came({})).toEqual({ since: NOON + 1, rung: before.rung, replaced: [], crisis: false });
    expect(came({ crisis: true }, crisis)).toMatchObject({ rung: before.rung });
    expect([came({ endedAt: null }), came({}, heldBy("meera"))]).toEqual([null, null]);
  });

  it("follows a page that rang no phone after a minute, with all its waves", () => {
    const empty = { unanswered: false, rung: { meera: NOON - 10 * MINUTE } };
    expect(next(empty, aConversation(), MINUTE - 1)).toBeNull();
    expect(next(empty, aConversation(), MINUTE)).not.toBeNull();
    expect(next({ ...empty, waves: 3 }, aConversation(), 1)).not.toBeNull();
    expect(next(empty, crisis, 1)).not.toBeNull();
  });

  it("begins a new page at once, and once, for a person who comes into a crisis", () => {
    const page = { since: NOON + 1, rung: before.rung, crisis: true };
    expect(next({}, crisis, 1)).toEqual({ ...page, replaced: [] });
    expect(next({ endedAt: null }, crisis, 1)).toEqual({ ...page, replaced: ["meera"] });
    expect(next({ endedAt: null, crisis: true }, crisis, 1)).toBeNull();
  });
});

describe("newPhones", () => {
  const over = {
    since: NOON - 2 * MINUTE,
    waves: 4,
    endedAt: NOON - MINUTE,
    unanswered: true,
    crisis: false,
    rung: { meera: NOON - 2 * MINUTE, ravi: NOON - 6 * MINUTE },
    replaced: [],
  };
  const person = (changes: { readonly risk?: "crisis"; readonly blocked?: string[] } = {}) => ({
    ...aConversation({ locale: "te", ...changes }),
    id: "asha",
  });
  const found = (of: Parameters<typeof person>[0], ...phones: readonly ReturnType<typeof aPhone>[]) =>
    newPhones(over, person(of), phones, NOON);

  it("are those that may ring and were not rung for the person a short while ago", () => {
    const phones = ["meera", "ravi", "john"].map((uid) => aPhone(uid));
    expect(found({}, ...phones)).toEqual(["john"]);
    expect(found({ risk: "crisis" }, ...phones)).toEqual(["ravi", "john"]);
    expect(found({ blocked: ["john"] }, ...phones)).toEqual([]);
    expect(found({}, aPhone("john", { languages: { hi: "well" } }))).toEqual([]);
    expect(found({}, aPhone("john", { load: 1 }))).toEqual([]);
  });

  it("are none if the rings of the night are used up, except in a crisis", () => {
    const used = aPhone("john", { reached: [1, 2, 3].map((ago) => NOON - ago * MINUTE) });
    expect([found({}, used), found({ risk: "crisis" }, used)]).toEqual([[], ["john"]]);
  });
});
