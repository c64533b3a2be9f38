import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { meaningsOf } from "./lexicon";
import { squeezed } from "./squeezed";
import { sentencesOf } from "./words";

/** The commonest words of the three languages, in both scripts. */
const lists = ["en", "te", "hi", "te-latn", "hi-latn"] as const;
const wordsOf = (name: string): readonly string[] =>
  readFileSync(new URL(`../../../data/safety/common-words/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** Words that begin like this, in the common spelling, mean danger or distress; a phrase finds them rightly. */
const MEANT: readonly (readonly [reason: string, ...beginnings: string[]])[] = [
  [
    "Telugu: to die, that one wants or is about to",
    "cacipo",
    "sacipo",
    "canipo",
    "casta",
    "cavali",
    "cavala",
    "cavadam",
  ],
  ["Telugu: can't or won't live", "batakalenu", "batakaledu", "batakanu"],
  ["Telugu: to kill, to hack", "campe", "campala", "campuk", "narukuta"],
  ["Telugu: to jump, of a height or into a well", "duke", "dukut", "dukadaniki"],
  ["Telugu: I cut myself", "kosukuna"],
  ["suicide by its name, in each language", "suisid", "atmatya", "kudkusi"],
  ["death by its name; మారాను (I have changed) is spelled so too", "cavu", "maranam"],
  ["Hindi: noose", "fansi", "fanda"],
  ["poisons, an overdose", "syanide", "sulfas", "overdose"],
  ["Hindi: unconscious; save me; farewell", "beos", "bacao", "alvida"],
  ["Telugu and Hindi: alone", "ontari", "okad", "akel"],
  ["Telugu: to cry, tears", "edav", "edc", "edup", "edust", "kanilu"],
  ["Telugu and Hindi: a burden, can't bear it", "baram", "baranga", "barincal", "tatukoleka", "tatukogalam"],
  [
    "Telugu and Hindi: worthless, a failure",
    "panikimalin",
    "panikiradu",
    "picidani",
    "bekar",
    "nakam",
    "nikama",
    "failure",
  ],
  ["despair, hell, suffering, the mind", "niras", "narak", "sufering", "manasika"],
  ["depression, panic, suffocation", "depres", "panik", "gabrat", "gut"],
  ["violence, abuse, dowry", "rape", "balatkar", "atyacar", "sosa", "marpit", "torture", "cedcad", "daej", "katnam"],
  ["Telugu: if one is touched, as of abuse", "mutukunte"],
];

/** What the phrases find in a word, and the word in its common spelling. */
function readingOf(word: string): { readonly isDanger: boolean; readonly spelling: string } {
  const sentences = sentencesOf(word);
  const isDanger = sentences.some((sentence) => {
    const meanings = meaningsOf(sentence);
    return meanings.has("crisis") || meanings.has("concern");
  });
  return { isDanger, spelling: sentences.flat().join(" ") };
}

const beginnings = MEANT.flatMap(([, ...each]) => each);

describe("the commonest words of each language", () => {
  test.each(lists)("%s: no phrase is read into one of another meaning", (name) => {
    const read = wordsOf(name).filter((word) => {
      const { isDanger, spelling } = readingOf(word);
      return isDanger && !beginnings.some((each) => spelling.startsWith(each));
    });
    expect(read).toEqual([]);
  });

  it("include each word for which an exception is made", () => {
    const spellings = lists
      .flatMap(wordsOf)
      .map(readingOf)
      .filter(({ isDanger }) => isDanger);
    expect(beginnings.filter((each) => !spellings.some(({ spelling }) => spelling.startsWith(each)))).toEqual([]);
  });

  test.each(lists)("%s contain nothing that counts as written together", (name) => {
    expect(wordsOf(name).filter((word) => squeezed.some((letters) => word.includes(letters)))).toEqual([]);
  });
});

test.each([
  ["a kiss", "kiss"],
  ["Hindi: whom, which", "किस"],
  ["Hindi: rice", "चावल"],
  ["Hindi: cheap", "sasta"],
  ["Hindi: sad", "dukhi"],
  ["Telugu: of the village", "ఊరి"],
  ["Telugu: his, her own", "తన"],
  ["Telugu: usual", "మామూలు"],
  ["mummy", "मम्मी"],
  ["fancy", "fancy"],
])("%s is no word of danger: %s", (_, word) => {
  expect(readingOf(word).isDanger).toBe(false);
});

test.each(["kys", "k y s", "nenu sasta", "tanha hu", "dooki chastha", "uri vesukunta", "chavali", "phansi"])(
  "%s still is",
  (words) => {
    expect(readingOf(words).isDanger).toBe(true);
  },
);
