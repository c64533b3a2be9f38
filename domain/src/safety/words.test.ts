import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { romanise } from "./indic";
import { commonSpelling } from "./spelling";
import { sentencesOf } from "./words";

const words = (text: string): string => sentencesOf(text).flat().join(" ");

describe("short forms of texting", () => {
  test.each([
    ["m goin 2 jmp 2nyt", "i am going to jump tonight"],
    ["sum1 tke me 4evr", "someone take me forever"],
    ["jst wnt 2 slp", "just want to sleep"],
    ["nt gng 2 b here 2mrw", "not going to be here tomorrow"],
  ])("%s", (short, long) => {
    // A single `m` is also Hindi for `I`.
    const withoutFirst = (text: string): string => words(text).split(" ").slice(1).join(" ");
    expect(words(long)).toContain(withoutFirst(short));
  });

  it("keep a 2 that counts things", () => {
    expect(words("2 tickets at 2")).toContain("#");
    expect(words("open 2 shops")).not.toContain("to");
  });
});

describe("the common spelling", () => {
  test.each([
    ["chaavaali", "chavali"],
    ["zindagi", "jindagi"],
    ["khudkhushi", "khudkushi"],
    ["phansi", "fansi"],
    ["chhat", "chat"],
    ["marnaa", "marna"],
    ["poyaanu", "poyanu"],
    ["vundi", "undi"],
    ["jaoonga", "jaunga"],
    ["jeena", "jina"],
  ])("%s and %s are one", (one, other) => {
    expect(commonSpelling(one)).toBe(commonSpelling(other));
  });

  test.each([
    ["marna", "mana"],
    ["chavali", "chadavali"],
    ["jina", "jana"],
    ["kill", "call"],
  ])("%s and %s are two", (one, other) => {
    expect(commonSpelling(one)).not.toBe(commonSpelling(other));
  });

  it("of the beginning of a word is the beginning of its common spelling, or nearly", () => {
    expect(commonSpelling("chachipovalani").startsWith(commonSpelling("chachipo", true))).toBe(true);
    expect(commonSpelling("jaun", true)).toBe("jaun");
    expect(commonSpelling("jaun")).toBe("jau");
  });
});

describe("scripts", () => {
  test.each([
    ["चाहता", "chahta"],
    ["मरना", "marna"],
    ["ज़हर", "zahar"],
    ["फाँसी", "phansi"],
    ["आत्महत्या", "atmahatya"],
    ["జీవితం", "jivitam"],
    ["చచ్చిపోవాలని", "chachchipovalani"],
    ["చంపు", "champu"],
    ["ఉంది", "undi"],
  ])("%s is read as %s", (written, latin) => {
    expect(romanise(written)).toBe(latin);
  });

  test.each([
    ["చావాలని ఉంది", "chavalani undi"],
    ["నాకు బతకాలని లేదు", "naku batakalani ledu"],
    ["मैं जीना नहीं चाहती", "main jeena nahi chahti"],
    ["सब ख़त्म", "sab khatm"],
  ])("%s and %s are one", (native, latin) => {
    expect(words(native)).toBe(words(latin));
  });
});

describe("what people do to words", () => {
  test.each([
    ["I WANT TO DIE", "i want to die"],
    ["i want to dieeeee", "i want to die"],
    ["k1ll mys3lf", "kill myself"],
    ["su*cide", "suicide"],
    ["s u i c i d e", "suicide"],
    ["k.m.s", "kms"],
    ["20 kms", "20 km"],
    ["a few kms more", "a few km more"],
    ["5 cms", "5 cm"],
    ["ki\u200bll my\u00adself", "kill myself"],
    ["𝐤𝐢𝐥𝐥 𝐦𝐲𝐬𝐞𝐥𝐟", "kill myself"],
    ["I can’t", "i can't"],
    ["sucied", "suicide"],
    ["suisidal", "suicidal"],
    ["sucide", "suicide"],
    ["i don't wanna live", "i do not want to live"],
    ["kіll", "kill"],
    ["I want 2 die", "i want to die"],
    ["d!e", "die"],
    ["suïcide", "suicide"],
  ])("%s is read as %s", (written, plain) => {
    expect(words(written)).toBe(words(plain));
  });

  test.each(["succeed", "subside", "sucked", "sued", "suited"])("%s is another word", (word) => {
    expect(words(word)).not.toBe(words("suicide"));
  });

  it("ends sentences at a mark, not at a pause", () => {
    expect(sentencesOf("One. Two! Three? Four\nFive। Six").map((each) => each.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(sentencesOf("i want to.. die")).toHaveLength(1);
    expect(sentencesOf("i want to… die")).toHaveLength(1);
  });

  it("reads laughter, as an emoji or a word, as one word", () => {
    expect(words("😂")).toBe(words("hahaha"));
    expect(words("lol")).toBe(words("LMAOOO"));
  });

  it("reads any string as words without spaces", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.string({ maxLength: 300 })), (text) => {
        expect(
          sentencesOf(text)
            .flat()
            .every((word) => /^\S+$/.test(word)),
        ).toBe(true);
      }),
    );
  });
});
