import { digitsOf, isDoubtful, joinsUnit, timesOf } from "./numberWords";
import { CALLING, FILLERS, MEASURES } from "./topics";

export type Join = "start" | "tight" | "comma" | "word" | "message";

export interface Part {
  readonly digits: string;
  /** Also an ordinary word: to, for, do. */
  readonly doubtful: boolean;
  /** What stands between this part and the one before it. */
  readonly join: Join;
  /** Signs before the part, such as a plus or a bracket. */
  readonly sign: string;
}

/** Numbers with nothing between them but signs and words like `then`. */
export interface Series {
  readonly parts: readonly Part[];
  /** How many other words of the message come before it. */
  readonly wordsBefore: number;
  readonly callingBefore: boolean;
}

export interface Numbers {
  readonly series: readonly Series[];
  /** How many words of the message neither are numbers nor stand between the parts of one. */
  readonly words: number;
  readonly measures: boolean;
  readonly calling: boolean;
}

const UUID = /(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])/g;
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const MONTH = "(?:0?[1-9]|1[0-2])";
const BY_DAY = `${DAY}([-/.])${MONTH}\\1(?:19|20)?\\d\\d`;
const BY_YEAR = `(?:19|20)\\d\\d-${MONTH}-${DAY}`;
const DATE = new RegExp(`(?<!\\d)(?:${BY_DAY}|${BY_YEAR})(?!\\d)`, "g");
const CLOCK = /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?![\d:])/g;
const PRICE = /(?:₹|\$|€|£|(?<!\p{L})rs\.?|(?<!\p{L})inr)\s?\d[\d,.]{0,20}/gu;
/** Numbers with commas, as in India or elsewhere. */
const GROUPED = /(?<![\d,])\d{1,3}(?:,\d{2,3}){0,4},\d{3}(?![\d,]|\.\d{3})/g;
const PERCENT = /(?<![\d.])\d{1,4}(?:\.\d{1,4})?\s?%/g;
/** Marks and ratings, such as `8/10`. */
const OUT_OF = /(?<![\d/])\d{1,4}(?:\.\d)?\/(?:5|10|20|25|50|75|80|100|150|200|300|500|600|1000)(?![\d/])/g;
/** Digits mixed with letters that look like digits, in one piece or in groups. */
const LOOK_ALIKE = /(?<!\p{L})\d(?:[ .-]?[\doils]){8,12}(?!\p{L})|\d[\doils]{8,11}/gu;
/** `<3`, a heart. */
const HEART = /<3+(?!\d)/g;

const MOBILE = /^(?:0{0,2}91|0)?[6-9]\d{9}$/;
const digitsIn = (text: string): string => text.replace(/\D/g, "");

const keepMobile = (text: string): string => (MOBILE.test(digitsIn(text)) ? text : " § ");

function asDigits(run: string): string {
  const digits = digitsIn(run).length;
  if (digits < 6 || /\d{10}/.test(run)) return run;
  return run.replace(/[\doils]+/g, (group) =>
    /\d/.test(group) ? group.replaceAll("o", "0").replace(/[il]/g, "1").replaceAll("s", "5") : group,
  );
}

/** The text without dates, times, amounts, ids and other digits that are clearly no telephone number. */
const withoutOthers = (text: string): string =>
  text
    .replace(HEART, " ")
    .replace(UUID, " § ")
    .replace(DATE, " § ")
    .replace(CLOCK, " § ")
    .replace(OUT_OF, " § ")
    .replace(PRICE, keepMobile)
    .replace(GROUPED, keepMobile)
    .replace(PERCENT, " § ")
    .replace(LOOK_ALIKE, asDigits)
    .replace(HIDING, "-");

const joinOf = (gap: string, filled: boolean): Join => {
  if (filled || gap.includes("\n")) return "word";
  return LISTING.test(gap) ? "comma" : "tight";
};

const PIECE = /\d+|\p{L}[\p{L}\p{M}]*:?|[^\p{L}\d]+/gu;
const LETTER = /^\p{L}/u;
const WORD_GAP = /^[\s-]*$/;
/** A comma with a space beside it; a comma without one belongs to a number. */
const LISTING = /[,;]\s|\s[,;]/;
/** A letter between two digits that hides a number: 9x8x7. */
const HIDING = /(?<=\d)[a-z](?=\d)/g;
const GAP_MAX = 6;

/** Reads a text word by word and collects the digits of each number in it. */
class NumberReader {
  readonly #series: Series[] = [];
  #parts: Part[] = [];
  #words = 0;
  #measures = false;
  #calling = false;
  /** The place of the last word about calling, among the words. */
  #callingAt = -9;
  /** The words before the present series, and whether one about calling is near. */
  #before = { words: 0, calling: false };
  /** Signs since the last part. */
  #gap = "";
  /** Whether a word like `then` stands since the last part. */
  #filled = false;
  /** How often the next digit counts: twice after `double`. */
  #times = 1;
  /** Whether the last part was a word for tens, which may take a unit: twenty, two. */
  #tens = false;

  figures(piece: string): void {
    const ten = this.#tens && this.#gap === "" && /^[1-9]$/.test(piece) ? this.#parts.pop() : undefined;
    if (ten) this.#parts.push({ ...ten, digits: ten.digits.charAt(0) + piece });
    else this.#push(piece, false);
    this.#tens = false;
  }

  signs(piece: string): void {
    this.#gap += piece;
    if (piece.includes("§") || piece.trim().length > GAP_MAX) this.#close();
  }

  word(piece: string): void {
    const word = piece.endsWith(":") ? piece.slice(0, -1) : piece;
    const digits = digitsOf(word) ?? digitsOf(piece);
    const times = timesOf(word);
    if (digits !== undefined) {
      if (this.#joinUnit(digits)) return;
      this.#push(digits, isDoubtful(word));
      this.#tens = joinsUnit(word);
      if (piece !== word) this.#gap = ":";
    } else if (times !== undefined) {
      this.#times = times;
    } else if (FILLERS.has(word) && this.#parts.length > 0) {
      this.#filled = true;
      this.#tens = false;
    } else {
      this.#otherWord(word);
    }
  }

  end(): Numbers {
    this.#close();
    return { series: this.#series, words: this.#words, measures: this.#measures, calling: this.#calling };
  }

  /** Adds a unit to the tens before it; false if there are none. */
  #joinUnit(digits: string): boolean {
    const last = this.#parts.at(-1);
    if (!this.#tens || !last || digits.length !== 1 || digits === "0" || !WORD_GAP.test(this.#gap)) return false;
    this.#parts[this.#parts.length - 1] = { ...last, digits: last.digits.charAt(0) + digits };
    this.#tens = false;
    this.#gap = "";
    return true;
  }

  #otherWord(word: string): void {
    this.#close();
    this.#words += 1;
    this.#gap = "";
    this.#measures ||= MEASURES.has(word);
    if (CALLING.has(word)) {
      this.#calling = true;
      this.#callingAt = this.#words;
    }
  }

  #push(digits: string, doubtful: boolean): void {
    const isFirst = this.#parts.length === 0;
    if (isFirst) this.#before = { words: this.#words, calling: this.#words - this.#callingAt < 3 };
    this.#parts.push({
      digits: digits.length === 1 ? digits.repeat(this.#times) : digits,
      doubtful,
      join: isFirst ? "start" : joinOf(this.#gap, this.#filled),
      sign: this.#gap.trim(),
    });
    this.#filled = false;
    this.#times = 1;
    this.#gap = "";
  }

  #close(): void {
    const { words, calling } = this.#before;
    if (this.#parts.length > 0) this.#series.push({ parts: this.#parts, wordsBefore: words, callingBefore: calling });
    this.#parts = [];
    this.#filled = false;
    this.#times = 1;
    this.#tens = false;
  }
}

/** Reads the numbers of a text in lower case, written in figures or words. */
export function numbersIn(text: string): Numbers {
  const reader = new NumberReader();
  for (const [piece] of withoutOthers(text).matchAll(PIECE)) {
    if (piece.charCodeAt(0) <= 0x39 && /^\d/.test(piece)) reader.figures(piece);
    else if (LETTER.test(piece)) reader.word(piece);
    else reader.signs(piece);
  }
  return reader.end();
}
