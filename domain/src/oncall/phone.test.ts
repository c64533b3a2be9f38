import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { HOUR, MINUTE } from "../time";
import { volunteer } from "../volunteers/model";
import { onCall } from "./model";
import { NIGHT, RINGS_MAX, TALKS_MAX } from "./bounds";
import { deskLanguages, onCallLanguages, phoneOf, phoneRests } from "./phone";

const listener = { ...volunteer.parse({ email: "meera@example.com", approved: true }), languages: ["te" as const] };
const record = { ...onCall.parse({ on: true }), testedAt: 1, standbyAt: NOON - MINUTE };

describe("phoneOf", () => {
  it("is on call while the page is open, with the languages of the desk if no others were named", () => {
    expect(phoneOf("meera", record, listener, false, NOON)).toMatchObject({
      duty: "awake",
      standby: true,
      languages: { te: "well" },
      load: 0,
      restsUntil: null,
    });
    const named = { ...record, languages: { hi: "little" as const } };
    expect(phoneOf("meera", named, listener, true, NOON)).toMatchObject({ languages: { hi: "little" }, load: 1 });
  });

  it("is null without approval, a test ring, or a sign of the page within a minute", () => {
    expect(phoneOf("meera", record, { ...listener, approved: false }, false, NOON)).toBeNull();
    expect(phoneOf("meera", { ...record, testedAt: null }, listener, false, NOON)).toBeNull();
    expect(phoneOf("meera", record, listener, false, NOON + 1)).toBeNull();
  });

  it("rests two hours after a talk with a person in a crisis", () => {
    const phone = phoneOf("meera", record, { ...listener, crisisEndedAt: NOON - HOUR }, false, NOON);
    expect(phone?.restsUntil).toBe(NOON + HOUR);
  });
});

describe("phoneRests", () => {
  const hourAgo = NOON - HOUR;
  const times = (count: number): number[] => Array.from({ length: count }, () => hourAgo);

  it.each([
    ["after a talk with somebody in a crisis", {}, { crisisEndedAt: hourAgo }, "crisis", NOON + HOUR],
    [
      "after a long stretch at the desk",
      {},
      { seenAt: NOON, stretchSince: NOON - 4 * HOUR },
      "stretch",
      NOON + 15 * MINUTE,
    ],
    ["that rang as often as a night allows", { rings: times(RINGS_MAX) }, {}, "rings", hourAgo + NIGHT],
    ["whose talks are as many as a night allows", { talks: times(TALKS_MAX) }, {}, "talks", hourAgo + NIGHT],
    ["for the rest that lasts longest", { talks: times(TALKS_MAX) }, { crisisEndedAt: NOON }, "talks", hourAgo + NIGHT],
  ] as const)("says why a phone rests %s", (_, phone, rested, why, until) => {
    const rings = "rings" in phone ? phone.rings : [];
    const talks = "talks" in phone ? phone.talks : [];
    expect(phoneRests({ ...record, rings, talks }, { ...listener, ...rested }, NOON)).toEqual({ why, until });
  });

  it("is null for a phone that may ring", () => {
    expect(phoneRests(record, { ...listener, crisisEndedAt: NOON - 2 * HOUR }, NOON)).toBeNull();
  });
});

it("returns the languages of the desk, unless none is spoken well", () => {
  expect(deskLanguages({ te: "well", hi: "little" })).toEqual({ languages: ["te"], secondLanguages: ["hi"] });
  expect(deskLanguages({ hi: "little" })).toBeNull();
  expect(onCallLanguages({ languages: ["te"], secondLanguages: ["te", "hi"] })).toEqual({ te: "well", hi: "little" });
});
