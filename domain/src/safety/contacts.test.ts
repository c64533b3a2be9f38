import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { helpLines } from "../brand";
import { contactsIn, traceAfter, tracesOf, type ContactKind } from "./contacts";
import type { MessageTrace } from "./contactTrace";
import { plainText, ZEROS } from "./contacts/plain";

const example = z.object({
  contact: z.nullable(z.enum(["phone", "email", "link", "handle", "upi"])),
  messages: z.array(z.string()),
  language: z.string(),
});
type Example = z.infer<typeof example>;

const read = (name: string): Example[] =>
  readFileSync(new URL(`../../../data/contact/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => example.parse(JSON.parse(line)));

/** What is found in consecutive messages of one side. */
function foundIn(messages: readonly string[]): readonly ContactKind[] {
  let earlier: readonly MessageTrace[] = [];
  for (const text of messages) {
    const found = contactsIn(text, earlier);
    if (found.length > 0) return found;
    earlier = traceAfter(text, earlier);
  }
  return [];
}

const share = (examples: readonly Example[]): number =>
  examples.filter(({ messages }) => foundIn(messages).length > 0).length / examples.length;

describe("the measured lists", () => {
  const [found, harmless] = [read("found"), read("harmless")];
  const heldOut = [...read("heldout"), ...read("heldout-second"), ...read("heldout-third")];

  it("are as long as they should be", () => {
    expect(found.length).toBeGreaterThanOrEqual(200);
    expect(harmless.length).toBeGreaterThanOrEqual(300);
    expect(found.every(({ contact }) => contact !== null) && harmless.every(({ contact }) => contact === null)).toBe(
      true,
    );
    const texts = [...found, ...harmless, ...heldOut].map(({ messages }) => messages.join("\n"));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(["en", "te", "hi", "all"])("are told apart in %s", (language) => {
    const of = (examples: readonly Example[]) =>
      examples.filter((each) => language === "all" || each.language === language);
    expect(share(of(found))).toBeGreaterThanOrEqual(0.95);
    expect(share(of(harmless))).toBeLessThanOrEqual(0.01);
  });

  it("are told apart as well in the held-out part, and in the newest of it", () => {
    expect(share(heldOut.filter(({ contact }) => contact !== null))).toBeGreaterThanOrEqual(0.95);
    expect(share(heldOut.filter(({ contact }) => contact === null))).toBeLessThanOrEqual(0.01);
    const newest = read("heldout-third");
    expect(share(newest.filter(({ contact }) => contact !== null))).toBeGreaterThanOrEqual(0.95);
    expect(share(newest.filter(({ contact }) => contact === null))).toBe(0);
  });
});

describe("contact details", () => {
  it.each([
    ["Call me on 9848022338", "phone"],
    ["నా నంబర్ ౯౮౪౮౦౨౨౩౩౮", "phone"],
    ["98\u200B480\u200B22338", "phone"],
    ["98\u00AD480\uFE0F 22338", "phone"],
    ["my whatsapp number is 98480", "phone"],
    ["8008123456", "phone"],
    ["98765 fourty three two ten", "phone"],
    ["t . me / priya99", "link"],
    ["rediffmail priya99", "handle"],
    ["write to meera@example.com", "email"],
    ["meera.k (at) example (dot) com", "email"],
    ["send it to meera@okaxis", "upi"],
    ["www.example.org", "link"],
    ["priya.dev", "link"],
    ["I am @meera_k there", "handle"],
    ["insta priya_99", "handle"],
  ] as const)("%s", (text, kind) => {
    expect(contactsIn(text)).toContain(kind);
  });
});

describe("ordinary messages of listeners", () => {
  it.each([
    "You can go to https://telemanas.mohfw.gov.in, or india.gov.in/help.",
    "Kiran: 1800-599-0019",
    "Vandrevala helpline 9999 666 555",
    "AASRA 9820466726 is there at any hour",
    "id 3f2a9c1e-98ab-4c55-8f10-919848022338",
    ...helpLines.map(({ number }) => `You can call ${number} now, day and night.`),
  ])("%s", (text) => expect(contactsIn(text)).toEqual([]));
});

describe("messages checked together", () => {
  it("find a number with its last part, whatever was said between", () => {
    expect(foundIn(["98480", "are you there?", "take your time", "22338"])).toEqual(["phone"]);
    expect(foundIn(["98480", "2233"])).toEqual([]);
  });

  it("forget what was said long ago", () => {
    expect(foundIn(["98480", ...Array.from({ length: 12 }, () => "I am here."), "22338"])).toEqual([]);
  });

  it("find a name after the name of a messenger", () => {
    expect(foundIn(["are you on insta?", "meera_k"])).toEqual(["handle"]);
    expect(foundIn(["meera_k"])).toEqual([]);
  });

  it("keep nothing of ordinary messages, and a limited trace of others", () => {
    expect(traceAfter("I am here at 10, take your time.", [])).toEqual([]);
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[0-9 a-z]{0,300}$/), { maxLength: 30 }), (texts) => {
        expect(JSON.stringify(tracesOf(texts)).length).toBeLessThan(1_000);
      }),
    );
  });

  it("keep no part of a help line's number", () => {
    expect(traceAfter("14416", [])).toEqual([]);
    expect(foundIn(["call 1800", "8914416"])).toEqual([]);
  });
});

it("digits of every script in Unicode are read", () => {
  for (const zero of ZEROS) expect(plainText(String.fromCodePoint(zero, zero + 9))).toBe("09");
  for (let code = 0x80; code < 0x20000; code += 1) {
    const char = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(char))
      expect({ char, plain: plainText(char) }).toEqual({ char, plain: expect.stringMatching(/^[0-9]$/) });
  }
});

describe("the time it takes", () => {
  const LENGTH = 2_000;
  /** Whether the fastest of twenty runs takes at most this many milliseconds of processor time. */
  const takes = (text: string, most: number): boolean =>
    Array.from({ length: 20 }).some(() => {
      const before = process.cpuUsage();
      contactsIn(text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000 < most;
    });
  const of = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);

  it.each([
    ["English", "I hear how tired you are after these 3 weeks, and that the nights from 2 to 5 are the worst of all. "],
    ["Telugu", "ఈ మూడు వారాలుగా మీరు ఎంత అలసిపోయారో వింటున్నాను, రాత్రి 2 నుంచి 5 వరకు చాలా కష్టం. "],
    ["Hindi", "इन तीन हफ़्तों में आप कितने थक गए हैं, रात 2 से 5 तक सबसे मुश्किल है। "],
  ])("is a few milliseconds at most for 2,000 characters of %s", (_, sentence) => {
    const text = of(sentence);
    for (let i = 0; i < 50; i += 1) contactsIn(text);
    // 1.1 to 1.4 ms on an idle machine; the limit leaves room for other work.
    expect(takes(text, 5)).toBe(true);
  });

  it.each([
    "9 ",
    "9,",
    "98,",
    "6,60,",
    "9",
    "a.",
    "a.b",
    "@",
    "a@",
    "a@a",
    "one ",
    "nine eight ",
    "ninety ",
    "nine",
    "0",
    "+9(9)",
    "x",
    "a ",
    ". ",
    "(at)",
    " at ",
    " dot ",
    "insta ",
    "insta id ",
    "insta a_",
    "www.",
    "http://",
    "1-",
    "12:34 ",
    "1/1/",
    "9,999,",
    "9o9l",
    "_",
    "____a",
    " - ",
    "double ",
    "f-",
    "ఏడు ",
    "सात,",
    "9\u200B",
    "\u20E3",
    "👍9",
    "to ",
    "a_at_",
    "1. ",
    "₹9,",
    "a.com/",
    "1 o",
    "a-",
    "a*a",
    "seeeven",
    "<3",
    "https : / ",
    " -dot-",
  ])("is limited for %j again and again", (piece) => {
    expect(takes(of(piece), 40)).toBe(true);
  });

  it("grows only with the length, whatever the text", () => {
    const pieces = [
      "9",
      "98",
      " ",
      ",",
      ".",
      "@",
      "-",
      "/",
      ":",
      "+",
      "at",
      " at ",
      "dot",
      "nine ",
      "insta",
      "_",
      "a",
      "com",
      "(",
      ")",
      "\n",
      "౯",
      "०",
      "to ",
      "9️⃣",
      "💬",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }), (few) => {
        expect(takes(of(few.join("")), 40)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
