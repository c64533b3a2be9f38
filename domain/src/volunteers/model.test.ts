import { describe, expect, it, test } from "vitest";
import { NOON, storedInstant } from "../../../tests/support/domain";
import { volunteer, volunteerProfile } from "./model";

/** A listener who never came to the desk. */
const UNSEEN = {
  unanswered: {},
  languages: ["en", "te", "hi"],
  seenAt: null,
  idleSince: null,
  onBreak: false,
  stretchSince: null,
  conductAt: null,
  crisisEndedAt: null,
  pausedUntil: null,
  secondLanguages: [],
  heard: 0,
  deskTime: 0,
};

describe("volunteers/{uid}", () => {
  it("is read with defaults for what an application may lack", () => {
    expect(volunteer.parse({ email: "meera@example.com", approved: false })).toEqual({
      email: "meera@example.com",
      approved: false,
      emailConfirmed: false,
      name: "",
      phone: "",
      bio: "",
      experience: "",
      availability: "away",
      load: 0,
      capacity: 3,
      ...UNSEEN,
    });
  });

  it("keeps what it has", () => {
    const full = {
      email: "meera@example.com",
      emailConfirmed: true,
      approved: true,
      name: "Meera",
      phone: "+91 40 4000 0001",
      bio: "I listen.",
      experience: "Five years",
      availability: "online",
      load: 2,
      capacity: 5,
    };
    const instants = { appliedAt: storedInstant(NOON), decidedAt: storedInstant(NOON + 1) };
    expect(volunteer.parse({ ...full, ...instants })).toEqual({
      ...full,
      ...UNSEEN,
      appliedAt: NOON,
      decidedAt: NOON + 1,
    });
  });

  test.each(["online", "busy", "away"])("may be %s", (availability) => {
    expect(volunteer.parse({ email: "meera@example.com", approved: true, availability })).toMatchObject({
      availability,
    });
  });

  test.each([
    ["approved", undefined],
    ["approved", "true"],
    ["approved", 1],
    ["approved", null],
    ["email", undefined],
    ["email", null],
    ["availability", "asleep"],
    ["load", "1"],
    ["capacity", null],
    ["appliedAt", NOON],
  ])("is none with %s %j", (key, value) => {
    expect(volunteer.safeParse({ email: "meera@example.com", approved: true, [key]: value }).success).toBe(false);
  });
});

describe("what an applicant says of themselves", () => {
  it("may all be left out", () => {
    expect(volunteerProfile.parse({})).toEqual({});
  });

  it("is trimmed", () => {
    expect(
      volunteerProfile.parse({
        name: " Meera ",
        phone: " +91 98480 22338 ",
        bio: "\nI listen.\n",
        experience: " 5 years ",
      }),
    ).toEqual({
      name: "Meera",
      phone: "+91 98480 22338",
      bio: "I listen.",
      experience: "5 years",
    });
  });

  it("may be removed again", () => {
    const nothing = { name: "", phone: "", bio: "", experience: "" };
    expect(volunteerProfile.parse(nothing)).toEqual(nothing);
  });

  test.each(["9848022338", "+919848022338", "040-4000-0001", "(040) 4000 0001", "123456", "+1 (415) 555-0100"])(
    "phone %s",
    (phone) => {
      expect(volunteerProfile.parse({ phone })).toEqual({ phone });
    },
  );

  test.each([
    " ",
    "12345",
    "1".repeat(21),
    "abcdefg",
    "98480x22338",
    "++919848022338",
    "98480+22338",
    "984802\u00002338",
    "٩٨٤٨٠٢٢٣٣٨",
    "98480;22338",
    "------",
    "( ) ( )",
    "+- - - - -",
    "12 - - - 3",
    9848022338,
    null,
  ])("phone %j is none", (phone) => {
    expect(volunteerProfile.safeParse({ phone }).success).toBe(false);
  });

  test.each([
    ["name", "x".repeat(101)],
    ["name", " "],
    ["name", null],
    ["bio", "x".repeat(1_001)],
    ["bio", "\u200B"],
    ["experience", "x".repeat(1_001)],
    ["experience", "x\u0000"],
    ["approved", true],
    ["email", "meera@example.com"],
    ["load", 0],
    ["capacity", 99],
    ["availability", "online"],
  ])("never has %s %.20j", (key, value) => {
    expect(volunteerProfile.safeParse({ [key]: value }).success).toBe(false);
  });

  it("may be as long as its bounds", () => {
    const longest = { name: "x".repeat(100), bio: "న".repeat(1_000), experience: "😀".repeat(1_000) };
    expect(volunteerProfile.parse(longest)).toEqual(longest);
  });
});
