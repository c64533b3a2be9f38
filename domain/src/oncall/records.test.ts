import { expect, it } from "vitest";
import { onCallWish } from "./records";

const wish = {
  on: true,
  zone: "Asia/Kolkata",
  windows: [],
  quiet: null,
  languages: { te: "well" },
  channels: { push: true, call: false },
};

it.each([
  ["on, with a language", {}, true],
  ["on, with one that is spoken a little", { languages: { hi: "little" } }, true],
  ["on, without a language", { languages: {} }, false],
  ["off, without a language", { on: false, languages: {} }, true],
])("a wish to be rung: %s", (_, changed, accepted) =>
  expect(onCallWish.safeParse({ ...wish, ...changed }).success).toBe(accepted),
);
