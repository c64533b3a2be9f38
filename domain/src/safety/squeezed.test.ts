import { describe, expect, test } from "vitest";
import { findingOf } from "./detect";
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

  test.each(["iwanttodie", "i w a n t t o d i e", "m a r n a h a i", "killmyselftonight", "chachipovalaniundi"])(
    "%s is heard",
    (text) => {
      expect(["certain", "unsure"]).toContain(findingOf(text).tier);
    },
  );
});
