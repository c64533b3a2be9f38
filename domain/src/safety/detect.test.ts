import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findingOf } from "./detect";
import { graver, levelOf, type Risk } from "./levels";

const riskIn = (text: string): Risk => levelOf(findingOf(text).tier);

const CRISIS = [
  "I want to die",
  "I don't want to live anymore",
  "i took all the pills",
  "standing on the railway track",
  "kms",
  "gonna kms tonight",
  "thinking of k1lling myself",
  "I WANT TO D1E",
  "చావాలని ఉంది",
  "పురుగుల మందు తాగాను",
  "naaku bathakalani ledu",
  "suicide chesukuntanu",
  "uri vesukuntanu",
  "chanipovali anipistundi",
  "मैं मरना चाहती हूँ",
  "ज़हर खा लिया",
  "jeena nahi chahti",
  "khudkushi kar lunga",
  "nas kaat lungi",
  "goodbye forever",
  "my husband is trying to kill me",
  "they would all be happier with me gone",
  "I want to sleep and never get up again",
  "my goodbye letter is written",
  "meri laash milegi tab samjhenge",
  "kal ka suraj nahi dekhunga",
  "nenu lekapothe andaru sukhamga untaru",
  "నేను లేకపోతే అందరూ సుఖంగా ఉంటారు",
  "मेरे बिना सब खुश रहेंगे",
  "mrna h mjhe",
  "btkalani ledu nku",
  "sucied kr lunga",
];
const NONE = [
  "hello",
  "I could kill for a biryani",
  "I am dying of laughter",
  "deadline is killing me",
  "I don't want to die",
  "suicide squad is a good movie",
  "my hostel is 20 kms from here",
  "ghar 12 kms door hai",
  "it is 5 cms long",
  "cm5",
  "my phone died",
  "chachipoyanu navvi navvi",
  "naaku chavalani ledu",
  "exam tension champestundi",
  "నవ్వి నవ్వి చచ్చాను",
  "hasi se mar gaya",
  "main marna nahi chahta",
  "भूख से मर रहा हूँ",
  "thank you, I feel better",
  "",
  "   ",
  "😂😂",
  "I am proud of myself",
  "kal main office me nahi rahunga, chhutti hai",
  "repu nenu undanu, tirupati veltunna",
  "I cut my finger while chopping onions",
];

describe("the level of a message", () => {
  test.each(CRISIS)("%s: crisis", (text) => {
    expect(riskIn(text)).toBe("crisis");
  });
  test.each(NONE)("%s: none", (text) => {
    expect(riskIn(text)).toBe("none");
  });
  test.each([
    "I feel completely hopeless",
    "my husband beats me",
    "I tried to kill myself two years ago",
    "రోజూ ఏడుస్తున్నాను",
    "zindagi se thak gaya hu",
  ])("%s: concern", (text) => {
    expect(riskIn(text)).toBe("concern");
  });

  it("is found in the middle of a long message", () => {
    const filler = "We talked about the weather and the new job and what to cook. ";
    expect(riskIn(`${filler.repeat(12)}I am going to kill myself tonight. ${filler.repeat(12)}`)).toBe("crisis");
    expect(riskIn(filler.repeat(30))).toBe("none");
  });
});

describe("ordinary words", () => {
  const bases = [
    "message",
    "msg",
    "hello",
    "hi",
    "test",
    "text",
    "m",
    "free message",
    "own message",
    "Message of mine",
    "chat",
    "note",
    "send",
    "burst",
    "item",
    "part",
    "line",
    "word",
    "reply",
    "question",
    "try",
    "draft",
    "entry",
    "row",
  ];
  const about = (base: string, n: number): string[] => [
    `${base} ${n}`,
    `${base}-${n}`,
    `${base}${n}`,
    `${n} ${base}`,
    `${base} number ${n}`,
    `This is ${base} ${n}`,
    `Message ${n} of mine`,
    `This is my ${base} no. ${n}`,
    `my ${base} ${n} to you`,
    `I write ${base} ${n} now`,
    `${base} ${n} of 40`,
    `${base} ${n}: can you hear me?`,
    `I need to talk, ${base} ${n}`,
    `idi naa ${base} ${n}`,
    `yeh mera ${base} ${n} hai`,
  ];

  it("are no crisis, whatever their number, as that would lift a limit", () => {
    const texts = bases.flatMap((base) => Array.from({ length: 60 }, (_, n) => about(base, n)).flat());
    expect(texts.filter((text) => riskIn(text) === "crisis")).toEqual([]);
  });

  it.each([
    "a",
    "x".repeat(2_000),
    "<script>alert(1)</script>",
    "please help",
    "I can still write to you.",
    "Is anybody there?",
    "My network is bad tonight.",
    "👍🏽".repeat(20),
    "lorem ipsum dolor sit amet",
  ])("%.40s", (text) => {
    expect(riskIn(text)).not.toBe("crisis");
  });
});

describe("for any string", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 400 }),
    fc.string({ maxLength: 400 }),
    fc.constantFrom(...CRISIS, ...NONE),
    fc.constant("\ud83d"),
  );

  it("returns a level, and the same again", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const level = riskIn(text);
        expect(["none", "concern", "crisis"]).toContain(level);
        expect(riskIn(text)).toBe(level);
      }),
    );
  });

  it("invisible marks, and capitals, change nothing", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CRISIS, ...NONE), fc.nat(), (text, at) => {
        const place = at % (text.length + 1);
        // Between a letter and its vowel sign, a joiner is a normal part of the script.
        const marked = `${text.slice(0, place)}\u200b${text.slice(place)}`;
        expect(riskIn(marked)).toBe(riskIn(text));
        expect(riskIn(text.toUpperCase())).toBe(riskIn(text));
      }),
    );
  });
});

describe("the graver of two levels", () => {
  const level = fc.constantFrom<Risk>("none", "concern", "crisis");

  it("never falls over a conversation, in whatever order its messages come", () => {
    fc.assert(
      fc.property(fc.array(level), (levels) => {
        const after = levels.map((_, at) => levels.slice(0, at + 1).reduce(graver, "none"));
        for (const [at, now] of after.entries()) expect(graver(now, after[at - 1] ?? "none")).toBe(now);
        expect(after.at(-1) ?? "none").toBe(
          levels.includes("crisis") ? "crisis" : levels.includes("concern") ? "concern" : "none",
        );
      }),
    );
  });
});

describe("speed", () => {
  it.each([
    // With room for a machine of half the speed; `bench safety` checks the budget on an idle one.
    [500, 2],
    // The longest message possible.
    [2_000, 5],
  ])("takes %s characters in %s ms, at its best of many runs", (characters, limit) => {
    const text = "I want to talk about the exam and chachipovali ani ledu, ghar pe sab theek hai. "
      .repeat(26)
      .slice(0, characters);
    const times = Array.from({ length: 500 }, () => {
      const began = performance.now();
      riskIn(text);
      return performance.now() - began;
    });
    expect(Math.min(...times)).toBeLessThan(limit);
  });
});
