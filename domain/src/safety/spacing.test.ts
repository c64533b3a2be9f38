import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import * as z from "zod/mini";
import { eachIsRead } from "../../../tests/support/tiers";
import { findingOf } from "./detect";
import { respaced, splitOf } from "./spacing";

const sentence = z.object({ text: z.string(), level: z.string() });

describe("words written together are split", () => {
  test.each([
    ["IDontWantToLiveAnymore", "i dont want to live anymore"],
    ["nobodywillmissmewhenimgone", "nobody will miss me when im gone"],
    ["i don'twanttowakeuptomorrow", "i dont want to wake up tomorrow"],
    ["mujheabjeenanahihai", "mujhe ab jeena nahi hai"],
    ["nakubathakalaniledu", "naku bathakalani ledu"],
    ["मुझेअबजीनानहींहै", "मुझे अब जीना नहीं है"],
    ["నాకుబతకాలనిలేదు", "నాకు బతకాలని లేదు"],
  ])("%s", (text, expected) => {
    expect(respaced(text)).toBe(expected);
  });
});

describe("letters one by one become words", () => {
  test.each([
    ["i w a n t t o s l e e p f o r e v e r", "i want to sleep forever"],
    ["m.u.j.h.e n.a.h.i j.e.e.n.a", "mujhe nahi jeena"],
    ["నా కు బ త కా ల ని లే దు", "నాకు బతకాలని లేదు"],
  ])("%s", (text, expected) => {
    expect(respaced(text).trim()).toBe(expected);
  });
});

describe("danger is found in them", () => {
  eachIsRead(
    [
      "idontwanttoliveanymore",
      "tonightiwilltakeallmytablets",
      "i w i l l j u m p f r o m t h e t e r r a c e t o d a y",
      "mainaajraatphansilagalungi",
      "maiaajapnijaandedungi",
      "मैंआजअपनीजानदेदूँगी",
      "నేనుఈరాత్రిఉరివేసుకుంటాను",
      "నే ను చ చ్చి పో వా ల ని ఉం ది",
    ],
    "certain",
    "unsure",
  );
});

describe("an ordinary message written like this has none", () => {
  eachIsRead(
    [
      "whatareyoucookingfordinnertonight",
      "iwillcallyouaftermyclassisover",
      "w h e n d o e s t h e b u s c o m e",
      "kalsubahkitnebajeaanahai",
      "repumatladudamubye",
      "कलसुबहबाज़ारजानाहै",
      "రేపుఉదయంకాలేజీకివెళ్ళాలి",
    ],
    "none",
  );
});

describe("a text with normal spaces stays the same", () => {
  test.each([
    "I have an Exam tomorrow, wish me luck!",
    "My grandmother's responsibilities are extraordinary.",
    "padukuntunnanu",
    "rendu nimishallo vachestunnanu, konchem agandi",
    "కనిపించుకోవాలనుకున్నాడు అన్నాడు మా అన్నయ్య",
    "मैं तो वो ही ले लूँ जो तू दे",
    "A B C grade, plan B",
    "hahahahahahahahahahahahahaha",
    "noooooooooooooooooooooo",
    "a a a a a a a a a a a a a a a a a a a a a a a a a a a a",
    "",
  ])("%s", (text) => {
    expect(respaced(text)).toBe(text);
  });

  it.each(["plain-one", "sms-talk", "hindi-evenings", "telugu-villages"])(
    "so do the harmless sentences of %s but for a few long words of Telugu, and those stay as grave",
    (name) => {
      const file = new URL(`../../../data/safety/voices/${name}.jsonl`, import.meta.url);
      const texts = readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .map((line) => sentence.parse(JSON.parse(line)))
        .flatMap(({ text, level }) => (level === "none" ? [text] : []));
      const changed = texts.filter((text) => respaced(text) !== text);
      expect(changed.length).toBeLessThanOrEqual(texts.length / 200);
      expect(changed.filter((text) => findingOf(text).tier !== "none")).toEqual([]);
    },
  );
});

describe("whatever is written", () => {
  const letters = fc.constantFrom(
    ..."abcdehiklmnoprstuvwy",
    "చ",
    "చ్చి",
    "ని",
    "లే",
    "म",
    "र",
    "ना",
    "है",
    "'",
    " ",
    "2",
    ".",
  );
  const texts = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.string({ unit: letters, maxLength: 80 }));

  it("has an answer, in which no letter is lost or new", () => {
    const bare = (text: string): string =>
      text
        .toWellFormed()
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[\s'’._*-]/g, "");
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 80 }), (text) => {
        expect(bare(respaced(text))).toBe(bare(text));
      }),
    );
    fc.assert(fc.property(texts, (text) => typeof respaced(text) === "string"));
  });

  it("the pieces of a token are the token", () => {
    const token = fc.oneof(
      fc.stringMatching(/^[a-z0-9]{1,60}$/),
      fc.stringMatching(/^[\u0c05-\u0c4d]{1,40}$/),
      fc.stringMatching(/^[\u0905-\u094d]{1,40}$/),
    );
    fc.assert(
      fc.property(token, (each) => {
        expect(splitOf(each).pieces.join("")).toBe(each);
      }),
    );
  });
});
