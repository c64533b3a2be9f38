import { expect, test } from "vitest";
import { agreesBySaving, CONSENT_VERSION, isAgreed } from "./consent";

test.each([
  ["today’s version", { version: CONSENT_VERSION, at: 1, withdrawnAt: null }, true],
  ["an older version", { version: CONSENT_VERSION - 1, at: 1, withdrawnAt: null }, false],
  ["one that was taken back", { version: CONSENT_VERSION, at: 1, withdrawnAt: 2 }, false],
  ["nothing", null, false],
])("%s", (_, given, agreed) => {
  expect(isAgreed(given)).toBe(agreed);
});

test.each([
  ["an account that says its name", "asha@people.example", { displayName: "Asha" }, true],
  ["an account that says nothing", "asha@people.example", {}, false],
  ["a guest", null, { locale: "te" }, false],
])("by saving its profile, %s", (_, email, change, agrees) => {
  expect(agreesBySaving({ email }, change)).toBe(agrees);
});
