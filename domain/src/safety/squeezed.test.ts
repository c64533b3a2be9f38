import { describe, expect, test } from "vitest";
import { eachIsRead } from "../../../tests/support/tiers";
import { unsqueezed } from "./squeezed";

describe("words written together", () => {
  test.each([
    ["iwanttodie", ["i", "want to die"]],
    ["naakuchavaliani", ["naakuchavaliani"]],
    ["mujhemarnahai", ["mujhe", "marna hai"]],
    ["hello", ["hello"]],
  ])("%s", (word, parts) => {
    expect(unsqueezed(word).join(" ")).toBe(parts.join(" "));
  });
});

describe("danger is found in them", () => {
  eachIsRead(
    ["iwanttodie", "i w a n t t o d i e", "m a r n a h a i", "killmyselftonight", "chachipovalaniundi"],
    "certain",
    "unsure",
  );
});
