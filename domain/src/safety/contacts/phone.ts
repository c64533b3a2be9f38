import { helpLines, otherHelpLines } from "../../brand";
import type { Numbers, Part, Series } from "./numbers";

/** The numbers of help lines, as digits: a listener should be able to name them. */
const PUBLIC_NUMBERS: ReadonlySet<string> = new Set([
  ...helpLines.map(({ number }) => number.replace(/\D/g, "")),
  ...otherHelpLines.flatMap((number) => {
    const digits = number.replace(/\D/g, "");
    return [digits, digits.slice(2), `0${digits.slice(2)}`];
  }),
]);
/** Toll-free and shared numbers, which belong to no private person. */
const SHARED_LINE = /^18[06]0\d{6,7}$/;

/**
 * Indian mobiles have ten digits, the first from 6 to 9 (National Numbering Plan), with or without 0 or 91 before them.
 * Landlines have ten digits with the area code, and 0 before them.
 */
const MOBILE = /^(?:0{0,2}91|0)?[6-9]\d{9}$/;
const LANDLINE = /^0[1-8]\d{9}$/;
const ABROAD = /^00[1-9]\d{9,12}$/;
const LONGEST = 15;

const joined = (parts: readonly Part[]): string => parts.map(({ digits }) => digits).join("");

/** Whether somebody counts: the numbers rise or fall by equal steps. */
function counts(parts: readonly Part[], before: Part | undefined): boolean {
  const digits = joined(parts);
  if (digits === "9876543210" && before?.digits !== "10") return false;
  if (parts.length < 5) return false;
  let run = 1;
  let longest = 1;
  let step = 0;
  for (let i = 1; i < parts.length; i += 1) {
    const next = Number(parts[i]?.digits) - Number(parts[i - 1]?.digits);
    run = next !== 0 && next === step ? run + 1 : 2;
    step = next;
    longest = Math.max(longest, run);
  }
  // Or the rhythm of a breathing exercise: 4 7 8 4 7 8.
  return longest >= parts.length - 1 || (parts.length >= 6 && /^(\d{3})\1\1/.test(digits));
}

type Weight = "strong" | "list" | "none";

/** How much the grouping of a number looks like that of a telephone number. */
function grouping(parts: readonly Part[]): Weight {
  const lengths = parts.map(({ digits }) => digits.length);
  const commas = parts.slice(1).some(({ join }) => join === "comma");
  if (parts.length === 1 || lengths.every((length) => length === 1)) return "strong";
  if (commas) return lengths.join(" ") === "5 5" ? "strong" : "none";
  return lengths.every((length) => length >= 3) && !parts.slice(1).some(({ join }) => join === "word")
    ? "strong"
    : "list";
}

interface Window {
  readonly parts: readonly Part[];
  readonly before: Part | undefined;
}

/** All runs of parts that may be a whole number. */
function* windows(parts: readonly Part[]): Generator<Window> {
  let certain = false;
  for (let from = 0; from < parts.length; from += 1) {
    const first = parts[from];
    if (!first) return;
    const begins = !certain || first.join !== "tight" || first.digits.length >= 3;
    certain ||= !first.doubtful;
    if (!begins) continue;
    let length = 0;
    for (let to = from; to < parts.length && length < LONGEST; to += 1) {
      const last = parts[to];
      const next = parts[to + 1];
      length += last?.digits.length ?? 0;
      if (length > LONGEST) break;
      if (length < 8 || (next && next.join === "tight" && !next.doubtful && (last?.digits.length ?? 0) < 3)) continue;
      yield { parts: parts.slice(from, to + 1), before: parts[from - 1] };
    }
  }
}

/** Whether enough parts are surely numbers, and not ordinary words too. */
const isCertain = (parts: readonly Part[]): boolean =>
  parts.filter(({ doubtful }) => !doubtful).length >= Math.min(4, parts.length);

function isPhone({ parts, before }: Window, numbers: Numbers, series: Series): boolean {
  const digits = joined(parts);
  if (
    PUBLIC_NUMBERS.has(digits) ||
    SHARED_LINE.test(digits) ||
    (before?.digits === "1" && SHARED_LINE.test(`1${digits}`))
  )
    return false;
  if (!isCertain(parts) || counts(parts, before)) return false;
  const weight = grouping(parts);
  const isLikely =
    weight === "strong" || numbers.calling || (!numbers.measures && (weight === "list" || numbers.words === 0));
  if (MOBILE.test(digits)) return isLikely;
  const [first, ...rest] = parts;
  const tight = rest.every(({ join }) => join === "tight");
  if (!tight || !first) return false;
  if (first.sign.endsWith("+")) return true;
  if (LANDLINE.test(digits) || ABROAD.test(digits)) return first.digits.length > 2 && parts.length <= 5;
  const american =
    parts
      .slice(-3)
      .map((part) => part.digits.length)
      .join(" ") === "3 3 4" && rest.every(({ sign }) => sign !== "");
  if (american && /^1?[2-9]\d{9}$/.test(digits)) return true;
  return series.callingBefore && digits.length >= 10 && digits.length <= 13 && parts.length <= 5;
}

/** A number in two halves with a few words between them: `98765, and the rest is 43210`. */
function inHalves({ series, measures, calling }: Numbers): boolean {
  if (measures && !calling) return false;
  return series.some(({ parts, wordsBefore }, at) => {
    const before = series[at - 1];
    if (!before || wordsBefore - before.wordsBefore > 4) return false;
    const head = before.parts.at(-1)?.digits ?? "";
    return parts
      .slice(0, 2)
      .some(({ digits }) => digits.length === 5 && head.length === 5 && MOBILE.test(head + digits));
  });
}

/** The first half of a number that is announced: `My whatsapp number is 98480`. */
const ANNOUNCED =
  /\b(?:phone|mobile|cell|whats\s?app|contact)\s(?:number|num|no)\.?\s?(?:is|[:=-]|starts|begins)\s?(?:with\s)?\d{5}/;

export const hasPhone = (text: string, numbers: Numbers): boolean =>
  numbers.series.some((series) => [...windows(series.parts)].some((window) => isPhone(window, numbers, series))) ||
  inHalves(numbers) ||
  ANNOUNCED.test(text);

/** The digits of a message to keep, in case the next messages continue the number. */
export function digitsToKeep({ series, words, measures, calling }: Numbers): string {
  const all = series.flatMap(({ parts }) => parts);
  const digits = joined(all);
  if (all.every(({ doubtful }) => doubtful) || PUBLIC_NUMBERS.has(digits) || SHARED_LINE.test(digits)) return "";
  if (measures && !calling) return "";
  const isYear = /^(?:19|20)\d\d$/.test(digits);
  const isBare =
    words === 0 || (words <= 4 && digits.length >= 3) || (all.length === 1 && digits.length >= 4 && !isYear);
  return isBare || calling
    ? all
        .map((part) => part.digits)
        .join(" ")
        .slice(0, 40)
    : "";
}

/** Whether the digits kept of messages, oldest first, form one telephone number that ends in the newest. */
export function hasPhoneAcross(kept: readonly string[]): boolean {
  const messages = kept.filter((digits) => digits !== "");
  const newest = messages.at(-1);
  if (newest === undefined || messages.length < 2 || kept.at(-1) === "") return false;
  const parts = messages.flatMap((digits) =>
    digits
      .split(" ")
      .map((part, at): Part => ({ digits: part, doubtful: false, join: at === 0 ? "message" : "tight", sign: "" })),
  );
  const own = newest.split(" ").length;
  return [...windows(parts)].some(({ parts: window, before }) => {
    const from = before ? parts.indexOf(before) + 1 : 0;
    const spans = from < parts.length - own && from + window.length > parts.length - own;
    return spans && MOBILE.test(joined(window)) && !counts(window, before);
  });
}
