import { aliases, loans } from "./aliases";
import { isIndic, romanise } from "./indic";
import { commonSpelling } from "./spelling";
import { unsqueezed } from "./squeezed";

export const NUMBER = "#";
/** Stands for laughter, as a word or an emoji. */
export const LAUGHTER = "haha";

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/;
const ACCENTS = /[\u0300-\u036f]/g;
/** A letter held down: three or more of a letter become one. */
const DRAWN_OUT = /(.)\1\1/;
const DRAWN_OUT_ALL = /(.)\1{2,}/g;
const LAUGH = /^(?:a?(?:ha){2,}h?|ha+h+a*|(?:he){2,}|lo+l+(?:ol)*|lma+o+|lmfao|rofl|xd)$/;
const FACES = new Set(["😂", "🤣", "😆", "😹", "😜", "😝", "😅"]);
/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  х: "x",
  у: "y",
  і: "i",
  ѕ: "s",
  к: "k",
  м: "m",
  т: "t",
  н: "h",
  ј: "j",
  ԁ: "d",
  ο: "o",
  α: "a",
  ι: "i",
  ν: "v",
};
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
};
/** Words of which people replace letters by stars. */
const HIDDEN = [
  "suicide",
  "suicidal",
  "kill",
  "killing",
  "die",
  "dead",
  "death",
  "hang",
  "rape",
  "cut",
  "harm",
  "overdose",
  "poison",
];
/** Matches the many misspellings of one word (sucide, suisaid, sucied), but not `succeed` or `subside`. */
const SUICIDE = /^su+[iey]{0,2}(?:s|c|sc|ss)[aiy][aiey]{0,2}d(?:[ae]l|e|y|l)?$/;
/** Not words: UUIDs, and runs of eight or more letters and digits with at least four digits. */
const CODE = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|\b(?=\w{8})(?:[a-z_]*\d){4}\w*/g;
const PAUSE_MAX = 1;
const SPACE = 32;
/** Before these words, a 2 is read as `to`. */
const VERBS = new Set([
  "die",
  "kill",
  "live",
  "end",
  "be",
  "go",
  "cut",
  "hang",
  "jump",
  "sleep",
  "do",
  "hurt",
  "d!e",
  "k1ll",
  "survive",
  "wake",
  "wke",
  "slp",
  "slip",
  "jmp",
  "leave",
  "kil",
  "dye",
  "liv",
  "b",
  "stop",
  "see",
  "take",
  "tke",
]);

const isLatin = (code: number): boolean => code >= 97 && code <= 122;
const isFigure = (code: number): boolean => code >= 48 && code <= 57;

/** The sentences of a text, each as its words in their common spelling. Never throws, whatever the text. */
export function sentencesOf(text: string): string[][] {
  const plain = readable(text);
  const sentences: string[][] = [];
  let words: string[] = [];
  let stops = 0;
  // A repeated word is spelled once.
  const known = new Map<string, readonly string[]>();
  const spelled = (word: string): readonly string[] => {
    const before = known.get(word);
    if (before) return before;
    const now = unsqueezed(word).flatMap(spell);
    known.set(word, now);
    return now;
  };
  const close = (): void => {
    if (words.length > 0) sentences.push(withDistances(joinLetters(words).flatMap(spelled)));
    words = [];
  };
  for (let i = 0; i < plain.length;) {
    const code = plain.charCodeAt(i);
    if (code === SPACE) i += 1;
    else if (isIndic(code)) {
      const end = runEnd(plain, i, isIndic);
      words.push(...inLatin(plain.slice(i, end)));
      i = end;
      stops = 0;
    } else if (
      isLatin(code) ||
      isFigure(code) ||
      (LEET[plain.charAt(i)] !== undefined && isLatin(plain.charCodeAt(i + 1)))
    ) {
      const end = wordEnd(plain, i);
      words.push(plain.slice(i, end));
      i = end;
      stops = 0;
    } else {
      const face = String.fromCodePoint(plain.codePointAt(i) ?? 0);
      if (FACES.has(face)) words.push(LAUGHTER);
      const ends = ".?!\n।॥;…".includes(face);
      if (ends) {
        stops += face === "…" ? PAUSE_MAX + 1 : 1;
        // One mark ends a sentence; a row of dots is a pause in it.
        if (!".…".includes(face) || (stops === 1 && plain.charAt(i + 1) !== "." && !isInitial(plain, i))) close();
      }
      if (!ends) stops = 0;
      i += face.length;
    }
  }
  close();
  return sentences;
}

/** A word of a native script in Latin letters. */
function inLatin(word: string): readonly string[] {
  const latin = romanise(word);
  return loans.get(latin) ?? [latin];
}

/** The common spelling of a word of {@link readable} text, in letters of one script. */
export const spellingOf = (word: string): readonly string[] =>
  isIndic(word.charCodeAt(0)) ? inLatin(word).flatMap(spell) : spell(word);

/** Whether a dot stands between single letters (k.m.s) and so ends no sentence. */
const isInitial = (text: string, dot: number): boolean =>
  isLatin(text.charCodeAt(dot - 1)) &&
  !isLatin(text.charCodeAt(dot - 2)) &&
  isLatin(text.charCodeAt(dot + 1)) &&
  !isLatin(text.charCodeAt(dot + 2));

/** The text in lower case, without accents and invisible marks, and with look-alike letters as Latin ones. */
export function readable(text: string): string {
  let plain = text.toWellFormed().normalize("NFKC").replace(INVISIBLE, "").toLowerCase().replace(CODE, " ");
  if (ACCENTED.test(plain)) plain = plain.normalize("NFD").replace(ACCENTS, "").normalize("NFC");
  return /[\u0370-\u052f]/.test(plain)
    ? plain.replace(/[\u0370-\u052f]/g, (letter) => LOOKALIKES[letter] ?? letter)
    : plain;
}

function runEnd(text: string, start: number, belongs: (code: number) => boolean): number {
  let end = start + 1;
  while (end < text.length && belongs(text.charCodeAt(end))) end += 1;
  return end;
}

function wordEnd(text: string, start: number): number {
  let end = start + 1;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (isLatin(code) || isFigure(code)) continue;
    const inner = "'’`*@$!|#".includes(text.charAt(end)) && /[a-z0-9*#]/.test(text.charAt(end + 1));
    if (!inner) break;
  }
  return end;
}

/** Joins `k m s`, `s u i c i d e` and `k.m.s` to one word. */
function joinLetters(written: readonly string[]): readonly string[] {
  if (!written.some((word) => word.length === 1)) return written;
  const words = written.map((word, at) => (word === "2" && VERBS.has(written[at + 1] ?? "") ? "to" : word));
  const joined: string[] = [];
  for (let i = 0; i < words.length;) {
    let end = i;
    while (end < words.length && words[end]?.length === 1 && isLatin(words[end]?.charCodeAt(0) ?? 0)) end += 1;
    const whole = words.slice(i, end).join("");
    if (end - i >= 4 || whole === "kms" || whole === "kys") {
      joined.push(whole);
      i = end;
    } else {
      joined.push(words[i] ?? "");
      i += 1;
    }
  }
  return joined;
}

/** Words that stand before or after kilometres (20 kms, a few kms, kms away). */
const COUNTS = new Set(
  ["few", "many", "some", "more", "several", "hundred", "thousand"].map((word) => commonSpelling(word)),
);
const AWAY = new Set(["away", "far", "per", "door", "dooram", "drive", "ride"].map((word) => commonSpelling(word)));

/** Removes `kms` where it is a distance; elsewhere it is a short form of danger. */
function withDistances(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const [before = "", after = ""] = [words[at - 1], words[at + 1]];
    return word === "kms" && (before === NUMBER || COUNTS.has(before) || AWAY.has(after)) ? "km" : word;
  });
}

const isPlain = (word: string): boolean => {
  for (let at = 0; at < word.length; at += 1) if (!isLatin(word.charCodeAt(at))) return false;
  return true;
};

/** A written word as one or more words in their common spelling. */
function spell(written: string): readonly string[] {
  const first = written.charCodeAt(0);
  if (written.length === 1) return aliased(written);
  if (isFigure(first) && /^\d+(?:st|nd|rd|th|am|pm|mg|ml|x|k)?$/.test(written)) return [NUMBER];
  if (isPlain(written)) return aliased(written);
  const bare = written.replace(/['’`]/g, "");
  if (bare.includes("*") || bare.includes("#")) {
    const shown = bare.replace(/[*#]+/g, "*").split("*");
    const found = HIDDEN.find(
      (word) => word.startsWith(shown[0] ?? "") && word.endsWith(shown.at(-1) ?? "") && word.length >= bare.length - 1,
    );
    return found === undefined ? shown.flatMap(aliased) : aliased(found);
  }
  if (/[^a-z]/.test(bare)) {
    // Digits between letters stand for letters (su1c1de); before letters they are a number (2tablets).
    const number = /^\d{2,}(?=[a-z])/.exec(bare);
    if (number) return [NUMBER, ...spell(bare.slice(number[0].length))];
    if (aliases.has(bare)) return aliased(bare);
    return aliased(bare.replace(/[^a-z]/g, (sign) => LEET[sign] ?? ""));
  }
  return aliased(bare);
}

function aliased(word: string): readonly string[] {
  if (word === "") return [];
  if (word.startsWith("su") && SUICIDE.test(word)) return [commonSpelling(word.endsWith("l") ? "suicidal" : "suicide")];
  if ("halrx".includes(word.charAt(0)) && LAUGH.test(word)) return [LAUGHTER];
  const known =
    aliases.get(word) ?? (DRAWN_OUT.test(word) ? aliases.get(word.replace(DRAWN_OUT_ALL, "$1")) : undefined);
  return known
    ? known.map((each) => commonSpelling(each))
    : [isFigure(word.charCodeAt(0)) ? NUMBER : commonSpelling(word)];
}
