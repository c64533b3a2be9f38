import { asksDirectly, directQuestion } from "@thodu/domain/safety/directQuestion";
import { expect, it } from "vitest";
import * as en from "./en/alarm";
import { lockedNote as enNote } from "./en/desk";
import * as hi from "./hi/alarm";
import { lockedNote as hiNote } from "./hi/desk";
import * as te from "./te/alarm";
import { lockedNote as teNote } from "./te/desk";

it.each([
  ["en", en, enNote],
  ["hi", hi, hiNote],
  ["te", te, teNote],
] as const)("the direct question is the one of the page, and listeners are told of it (%s)", (locale, page, note) => {
  expect(page.question).toBe(directQuestion[locale]);
  expect(asksDirectly(note)).toBe(true);
});
