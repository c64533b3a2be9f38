import { describe, expect, it, test } from "vitest";
import { aConversation, heldBy, NOON } from "../../../tests/support/domain";
import { HOUR } from "../time";
import { placeGivenBack } from "../matching/placeSince";
import { DEFAULT_CAPACITY, endAssignment, briefClaimAt, placeTaken, releaseAssignment } from "./claim";
import { claim, meera, refusal } from "../../../tests/support/claiming";

test("a listener may hold three conversations unless told otherwise", () => {
  expect(DEFAULT_CAPACITY).toBe(3);
});

describe("claiming", () => {
  it("gives a waiting conversation to the listener, under a new claim", () => {
    expect(claim()).toEqual({
      ok: true,
      value: {
        kind: "claim",
        decision: {
          assignment: {
            status: "active",
            volunteerId: "meera",
            claimId: "claim-fresh",
            notice: null,
            offer: null,
            passed: {},
            askedToPart: false,
            listenerLanguages: ["en", "te"],
            listenerLittle: false,
            lastVolunteerId: "meera",
          },
          takenFrom: null,
          handedOver: false,
          unanswered: { "claim-fresh": NOON + HOUR },
        },
      },
    });
  });

  it.each([
    ["a listener who comes back", "listener-left", "meera", null],
    ["another than the one who had to leave", "listener-left", "ravi", "listener-changed"],
    ["another than the one whose talk has ended", null, "ravi", null],
  ] as const)("tells the customer of %s", (_, notice, lastVolunteerId, told) => {
    expect(claim({ conversation: aConversation({ notice, lastVolunteerId }) })).toMatchObject({
      value: { decision: { assignment: { notice: told } } },
    });
  });

  it("stores the listener's languages, the customer’s own first", () => {
    const languages = (locale: "en" | "te" | "hi") => claim({ conversation: aConversation({ locale }) });
    expect(languages("te")).toMatchObject({ value: { decision: { assignment: { listenerLanguages: ["te", "en"] } } } });
    expect(languages("hi")).toMatchObject({ value: { decision: { assignment: { listenerLanguages: ["en", "te"] } } } });
  });

  it("does not say of a language that the listener knows a little that they speak it", () => {
    const little = (locale: "te" | "hi", secondLanguages: readonly ("te" | "hi")[]) =>
      claim({ conversation: aConversation({ locale }), listener: { ...meera(0), secondLanguages } });
    const assigned = (assignment: object) => ({ value: { decision: { assignment } } });
    expect(little("hi", ["hi"])).toMatchObject(assigned({ listenerLanguages: ["en", "te"], listenerLittle: true }));
    expect(little("te", ["te", "hi"])).toMatchObject(
      assigned({ listenerLanguages: ["te", "en"], listenerLittle: false }),
    );
  });

  it("takes a waiting conversation from nobody, even if it still names a listener", () => {
    expect(claim({ conversation: aConversation({ volunteerId: "ravi" }) })).toMatchObject({
      value: { decision: { takenFrom: null } },
    });
    expect(refusal({ conversation: aConversation({ volunteerId: "meera" }) })).toBe("claim");
  });

  it("with a wish to take over is a plain claim if the conversation waits", () => {
    expect(claim({ takeOver: true })).toEqual(claim());
  });

  it("of one's own conversation changes nothing, even at the cap", () => {
    for (const load of [1, 3, 5]) {
      for (const takeOver of [false, true]) {
        expect(claim({ conversation: heldBy("meera"), listener: meera(load), takeOver })).toEqual({
          ok: true,
          value: { kind: "held", claimId: "claim-1" },
        });
      }
    }
  });
});

describe("two people whom a report has parted", () => {
  it.each([aConversation(), heldBy("ravi")])(
    "never meet again, with partings stored apart from the conversation, %#",
    (conversation) => {
      expect(refusal({ conversation, takeOver: true, parted: true })).toEqual({ reason: "NOT_PERMITTED" });
    },
  );

  it.each([aConversation({ blocked: ["meera"] }), heldBy("ravi", { blocked: ["meera"] })])(
    "never meet again, %#",
    (conversation) => {
      expect(refusal({ conversation, takeOver: true })).toEqual({ reason: "NOT_PERMITTED" });
      expect(claim({ conversation, takeOver: true, listener: { ...meera(0), uid: "devi" } })).toMatchObject({
        ok: true,
      });
    },
  );
});

describe("a listener who must take a break", () => {
  const listener = { ...meera(0), restUntil: NOON + HOUR + 90_000 };

  it("can't take anybody, from the queue or from a colleague, and is told for how long", () => {
    const rests = { reason: "NOT_PERMITTED", retryAfterSeconds: 90 };
    expect(refusal({ listener })).toEqual(rests);
    expect(refusal({ listener, conversation: heldBy("ravi"), takeOver: true })).toEqual(rests);
  });

  it("keeps the people whom they hold, and is told whose a conversation is", () => {
    for (const takeOver of [false, true])
      expect(claim({ listener, conversation: heldBy("meera"), takeOver })).toEqual({
        ok: true,
        value: { kind: "held", claimId: "claim-1" },
      });
    expect(refusal({ listener, conversation: heldBy("ravi") })).toEqual({ reason: "TAKEN" });
    expect(refusal({ listener, conversation: aConversation({ status: "closed" }) })).toEqual({ reason: "NOT_CLAIMED" });
  });
});

describe("taking over", () => {
  it("moves the conversation, and names the colleague from whom it was taken", () => {
    expect(claim({ conversation: heldBy("ravi"), takeOver: true })).toEqual({
      ok: true,
      value: {
        kind: "claim",
        decision: {
          assignment: {
            status: "active",
            volunteerId: "meera",
            claimId: "claim-fresh",
            notice: "listener-changed",
            offer: null,
            passed: {},
            askedToPart: false,
            listenerLanguages: ["en", "te"],
            listenerLittle: false,
            lastVolunteerId: "meera",
          },
          takenFrom: "ravi",
          handedOver: false,
          unanswered: { "claim-fresh": NOON + HOUR },
        },
      },
    });
  });

  it("needs an explicit wish", () => {
    expect(refusal({ conversation: heldBy("ravi") })).toEqual({ reason: "TAKEN" });
  });

  it("is open to the colleague whom the listener asks, as long as they are asked, and to nobody else", () => {
    const asked = (offer: object) =>
      heldBy("ravi", {
        lastSender: "volunteer",
        offer: { to: "meera", expiresAt: NOON + HOUR + 1, handOver: true, ...offer },
      });
    expect(claim({ conversation: asked({}), isOnPhone: true })).toMatchObject({
      ok: true,
      value: {
        decision: { assignment: { notice: "listener-changed", offer: null }, takenFrom: "ravi", handedOver: true },
      },
    });
    for (const offer of [{ to: "devi" }, { expiresAt: NOON + HOUR }, { handOver: false }])
      expect(refusal({ conversation: asked(offer), takeOver: true })).toEqual({ reason: "TAKEN" });
    expect(refusal({ conversation: asked({}), listener: meera(3) })).toEqual({ reason: "AT_CAPACITY" });
    expect(refusal({ conversation: asked({}), parted: true })).toEqual({ reason: "NOT_PERMITTED" });
  });
});

describe("the cap", () => {
  test.each([
    [0, 3, "claim"],
    [2, 3, "claim"],
    [3, 3, { reason: "AT_CAPACITY" }],
    [4, 3, { reason: "AT_CAPACITY" }],
    [0, 1, "claim"],
    [1, 1, { reason: "AT_CAPACITY" }],
    [0, 0, { reason: "AT_CAPACITY" }],
  ])("with %i of %i: %j", (load, capacity, expected) => {
    expect(refusal({ listener: meera(load, capacity) })).toEqual(expected);
    expect(refusal({ listener: meera(load, capacity), conversation: heldBy("ravi"), takeOver: true })).toEqual(
      expected,
    );
  });

  it("is checked after TAKEN, as a free place would not help", () => {
    expect(refusal({ listener: meera(3), conversation: heldBy("ravi") })).toEqual({ reason: "TAKEN" });
  });
});

describe("a claim is refused", () => {
  test.each([
    ["waiting", aConversation()],
    ["with a colleague", heldBy("ravi")],
    ["closed", aConversation({ status: "closed" })],
    ["held by themselves, by mistake", heldBy("meera")],
  ])("by the customer themselves: %s", (_, conversation) => {
    for (const takeOver of [false, true]) {
      expect(refusal({ customerId: "meera", conversation, takeOver })).toEqual({ reason: "NOT_PERMITTED" });
    }
  });

  test.each([null, "meera", "ravi"])("of a closed conversation (last with %s)", (volunteerId) => {
    for (const takeOver of [false, true]) {
      expect(refusal({ conversation: aConversation({ status: "closed", volunteerId }), takeOver })).toEqual({
        reason: "NOT_CLAIMED",
      });
    }
  });
});

describe("releasing", () => {
  it("returns the conversation to the queue, and tells the customer", () => {
    expect(releaseAssignment("claim-9", { by: "ravi", at: NOON })).toMatchObject({
      offer: null,
      passed: { ravi: NOON },
    });
    expect(releaseAssignment("claim-9")).toEqual({
      status: "waiting",
      volunteerId: null,
      claimId: "claim-9",
      notice: "listener-left",
      askedToPart: false,
      listenerLanguages: [],
      listenerLittle: false,
      offer: null,
      passed: {},
    });
  });

  test.each([
    ["customer", "active", "ended-by-customer"],
    ["customer", "waiting", "left-queue"],
    ["volunteer", "active", "ended-by-listener"],
  ] as const)("ended by the %s while it is %s", (by, before, notice) => {
    expect(endAssignment("claim-9", by, before)).toEqual({
      status: "closed",
      volunteerId: null,
      claimId: "claim-9",
      notice,
      askedToPart: false,
      listenerLanguages: [],
      listenerLittle: false,
      offer: null,
      passed: {},
    });
  });
});

describe("the place in the queue", () => {
  const held = heldBy("meera", { waitBefore: NOON - HOUR });

  it("is kept by a claim, and given back if its listener has written nothing", () => {
    expect(placeTaken(aConversation({ waitingSince: NOON - HOUR }))).toBe(NOON - HOUR);
    expect(placeGivenBack(held)).toBe(NOON - HOUR);
    expect(placeGivenBack({ ...held, answeredClaim: "claim-0" })).toBe(NOON - HOUR);
    expect(placeGivenBack({ ...held, answeredClaim: held.claimId })).toBeNull();
  });

  it("passes to a colleague who takes over from a listener who has not written, also of a person who had gone", () => {
    expect(placeTaken(held)).toBe(NOON - HOUR);
    expect(placeTaken({ ...held, answeredClaim: held.claimId })).toBeNull();
    const gone = { at: NOON, waitingSince: NOON - HOUR };
    expect(placeTaken(aConversation({ waitingSince: null, gone }))).toBe(NOON - HOUR);
  });

  it("is unknown in conversations from before it was stored, and if the person does not wait", () => {
    expect(placeGivenBack(heldBy("meera"))).toBeNull();
    expect(placeGivenBack(aConversation({ waitBefore: NOON }))).toBeNull();
    expect(placeTaken(aConversation({ status: "closed", waitingSince: null }))).toBeNull();
  });
});

describe("a brief claim", () => {
  const later = (claimedAt: number | null, notice: "listener-left" | "ended-by-listener" | "ended-by-customer") =>
    briefClaimAt({ claimedAt }, { notice }, NOON);

  it("is one that its listener gives up within a minute, whatever they wrote", () => {
    expect(later(NOON - 59_999, "listener-left")).toBe(NOON - 59_999);
    expect(later(NOON - 1, "ended-by-listener")).toBe(NOON - 1);
  });

  it("is none that lasted, that the customer ended, or of which nothing is known", () => {
    expect(later(NOON - 60_000, "listener-left")).toBeNull();
    expect(later(NOON - 1, "ended-by-customer")).toBeNull();
    expect(later(null, "listener-left")).toBeNull();
  });
});
