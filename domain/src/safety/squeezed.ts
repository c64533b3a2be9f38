/**
 * What people in danger write as one word, or letter by letter (joined before). Exact, without variants; a test checks
 * that none of them is part of a common word of the three languages.
 */
const PHRASES = [
  // English
  "want to die",
  "wanna die",
  "wants to die",
  "going to die tonight",
  "let me die",
  "wish i was dead",
  "wish i were dead",
  "better off dead",
  "kill myself",
  "killing myself",
  "kill me",
  "end my life",
  "ending my life",
  "end it all",
  "take my life",
  "do not want to live",
  "dont want to live",
  "dont wanna live",
  "dont want to be alive",
  "no reason to live",
  "tired of living",
  "cut myself",
  "hang myself",
  "hurt myself",
  "sleep forever",
  "never wake up",
  "goodbye forever",
  "commit suicide",
  "suicide note",
  // Telugu in Latin letters
  "chavalani undi",
  "chavali anipistundi",
  "chachipovalani undi",
  "bathakalani ledu",
  "batakalani ledu",
  "brathakalani ledu",
  "bathakadam ishtam ledu",
  "uri vesukunta",
  "mandu taga",
  "mandu tagi chasta",
  "suicide chesukunta",
  "pranam teesukunta",
  // Hindi in Latin letters
  "marna hai",
  "marna chahta",
  "marna chahti",
  "mar jaunga",
  "mar jaungi",
  "mar jana chahta",
  "mar jana chahti",
  "mar jau",
  "jeena nahi",
  "jina nahi",
  "jeene ka man nahi",
  "khudkushi kar",
  "khudko khatam",
  "khud ko khatam",
  "jaan de dunga",
  "jaan de dungi",
  "zeher kha",
  "zehar kha",
  "fansi laga",
  "phansi laga",
  "nas kaat",
  "suicide kar",
] as const;

/** A shorter word is not checked. */
const SHORTEST = 7;

const known = PHRASES.map((phrase) => ({ letters: phrase.replaceAll(" ", ""), words: phrase.split(" ") }))
  .filter(({ letters }) => letters.length >= SHORTEST)
  .toSorted((a, b) => b.letters.length - a.letters.length);

/** The letters of each phrase, for the test with common words. */
export const squeezed: readonly string[] = known.map(({ letters }) => letters);

/** The words that are written together in a word of lower-case Latin letters. */
export function unsqueezed(word: string): readonly string[] {
  if (word.length < SHORTEST) return [word];
  for (const { letters, words } of known) {
    const at = word.indexOf(letters);
    if (at >= 0) return [word.slice(0, at), ...words, word.slice(at + letters.length)].filter((each) => each !== "");
  }
  return [word];
}
