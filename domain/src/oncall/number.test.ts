import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { telephoneNumber } from "./number";
import { telephone } from "./records";

test.each([
  ["98480 12345", "+919848012345"],
  ["098480-12345", "+919848012345"],
  ["+91 98480 12345", "+919848012345"],
  ["0091 98480 12345", "+919848012345"],
  ["(+91) 98480\u201312345", "+919848012345"],
  ["９８４８０１２３４５", "+919848012345"],
  ["+1 (415) 867-5309", "+14158675309"],
  ["+44.20.7946.0958", "+442079460958"],
])("%j is the number %s", (typed, number) => {
  expect(telephoneNumber(typed)).toBe(number);
});

test.each([
  "",
  "call me",
  "12345",
  "2345678901",
  "+91 40 2345 6789",
  "+91 98480 1234",
  "+91 98480 123456",
  "+0123456789",
  "+1234567890123456",
  "+14158675309;ext=5",
  "sip:meera@example.com",
  "+1415<867>5309",
  "++14158675309",
])("%j is no number", (typed) => {
  expect([telephoneNumber(typed), telephone.safeParse(typed).success]).toEqual([null, false]);
});

describe("a number", () => {
  it("stays the same when read again, and has only digits", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d ()-]{0,20}$/)), (typed) => {
        const number = telephoneNumber(typed);
        if (number === null) return;
        expect(number).toMatch(/^\+\d+$/);
        expect(telephoneNumber(number)).toBe(number);
      }),
    );
  });
});
