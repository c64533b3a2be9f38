import { describe, expect, it, test } from "vitest";
import type { Sentence } from "./sentences";
import { distorted, type Distortion } from "./distorted";

const one = (text: string): Sentence => ({
  id: "one",
  text,
  messages: [text],
  level: "crisis",
  language: "en",
  script: "Latn",
  isAboutOther: false,
});
const made = (how: Distortion, ...texts: string[]): string[] => distorted(texts.map(one), how).map(({ text }) => text);

describe("a sentence", () => {
  test.each<[Distortion, string, string]>([
    ["together", "I want to die. Tonight", "Iwanttodie.Tonight"],
    ["spaced", "marna hai", "m a r n a h a i"],
    ["spaced", "నాకు చావాలి", "నా కు చా వా లి"],
  ])("%s: %s", (how, text, expected) => {
    expect(made(how, text)).toEqual([expected]);
  });

  it("has its text in its message as well, which is what is scored", () => {
    const [sentence] = distorted([one("want to")], "together");
    expect(sentence).toMatchObject({ text: "wantto", messages: ["wantto"], level: "crisis" });
  });
});

describe("typos", () => {
  const texts = Array.from({ length: 400 }, () => "people always keep typing");
  const words = made("typos", ...texts).map((text) => text.split(" "));

  it("are in a tenth of the words, and the same in every run", () => {
    const wrong = words.flat().filter((word) => !["people", "always", "keep", "typing"].includes(word)).length;
    expect(wrong / (4 * texts.length)).toBeGreaterThan(0.08);
    expect(wrong / (4 * texts.length)).toBeLessThan(0.12);
    expect(made("typos", ...texts).map((text) => text.split(" "))).toEqual(words);
  });

  it("are of one letter each: left out, doubled, changed with the next one, or that of a neighbouring key", () => {
    for (const each of words) expect(each).toHaveLength(4);
    const variants = new Set(words.map(([first]) => first));
    expect(variants).toContain("peple");
    expect(variants).toContain("peoople");
    expect(variants).toContain("epople");
    for (const word of variants) expect(Math.abs((word?.length ?? 0) - "people".length)).toBeLessThan(2);
  });

  it("do not affect single letters and what is not a word", () => {
    expect(made("typos", ...Array.from({ length: 100 }, () => "i 5 , …"))).toEqual(
      Array.from({ length: 100 }, () => "i 5 , …"),
    );
  });
});
