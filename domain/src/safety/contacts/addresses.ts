import { CLEAR_ENDINGS, WORD_ENDINGS } from "./topLevelDomains";
import { ORDINARY } from "./topics";

/** Public sites to which a listener may send a person. */
const PUBLIC_SITES = /^(?:https?:\/\/)?(?:www\.)?(?:(?:telemanas\.)?mohfw|india)\.gov\.in(?:[/?#]|[.,;:!)]*$)/;

const MAIL_HOST = "gmail|yahoo|outlook|hotmail|rediffmail|icloud|proton|protonmail|ymail|zoho";
const MONEY_HOST =
  "ok(?:axis|hdfcbank|sbi|icici)|ybl|ibl|axl|apl|paytm|pt(?:yes|axis|hdfc|sbi)|upi|yesbank|sbi|hdfcbank|icici|axisbank";

const SPELT_OUT =
  /(?<!\S)\S(?: \S){3,}(?!\S)|(?<![\p{L}\p{M}\p{N}.*_-])\p{L}(?:[.*_-]\p{L}){3,}(?![\p{L}\p{M}\p{N}.*_-])/gu;
const SAID: readonly (readonly [RegExp, string])[] = [
  [/ ?[([{<]\s?(?:at|ఎట్|ऐट|एट)\s?[)\]}>] ?|_at_|\s(?:at ?the ?rate(?: of)?|ఎట్ ది రేట్|ऐट द रेट|एट द रेट)\s?/g, "@"],
  [/ ?[([{<]\s?(?:dot|\.|డాట్|डॉट)\s?[)\]}>] ?|_dot_|(?<!(?<!\S)(?:the|a|one|every|each)) (?:dot|డాట్|डॉट) /g, "."],
  [/(?<![a-z0-9])(t|wa) \. me ?\/ ?(?=\S)/g, "$1.me/"],
  [/ ?[*~|#-]\s?dot\s?[*~|#-] ?/g, "."],
  [/(?<=[. ](?:com|me|in|ly|gg|be)) slash (?=\S)/g, "/"],
  [/జీమెయిల్|जीमेल|जी-मेल/g, "gmail"],
  [/యాహూ|याहू/g, "yahoo"],
  [/(?<=\.)(?:కామ్|కాం|कॉम|काम)(?![\p{L}\p{M}])/gu, "com"],
  [/(?<=\s)(?:ఎట్|ऐट|एट)(?=\s)/g, "at"],
];

/** The text with spoken or spelt-out signs as signs: `priya (at) example dot com`. */
export const withSigns = (text: string): string =>
  SAID.reduce(
    (said, [words, sign]) => said.replace(words, sign),
    text.replace(SPELT_OUT, (letters) =>
      letters.includes(" ") ? letters.replaceAll(" ", "") : letters.replace(/[.*_-]/g, ""),
    ),
  );

const MAIL = [
  /(?<=[\p{L}\p{M}\p{N}._%+-])\s{0,2}@\s{0,2}[\p{L}\p{M}\p{N}-]{1,63}\s?\.\s?\p{L}[\p{L}\p{M}]/u,
  new RegExp(`[\\p{L}\\p{M}\\p{N}]\\s?(?:@|\\bat\\b|\\sat\\s)\\s?(?:${MAIL_HOST})(?![\\p{L}])`, "u"),
  new RegExp(
    `[\\p{L}\\p{M}\\p{N}]\\s?[^\\p{L}\\p{M}\\p{N}\\s]{1,3}(?:at|a)[^\\p{L}\\p{M}\\p{N}\\s]{1,3}\\s?(?:${MAIL_HOST})(?!\\p{L})`,
    "u",
  ),
  new RegExp(`[a-z0-9]at(?:${MAIL_HOST})(?:dot|\\.)com|[a-z0-9] (?:${MAIL_HOST}) com(?![a-z])`),
];
const MONEY = [
  /(?<=[\p{L}\p{M}\p{N}._-]{2})@(?!rs)\p{L}[\p{L}\p{M}\p{N}]+(?![\p{L}\p{M}\p{N}@])/u,
  new RegExp(`[a-z0-9]\\s?(?:@|\\sat\\s)\\s?(?:${MONEY_HOST})(?![a-z])`),
];

export const hasMail = (text: string): boolean => MAIL.some((mail) => mail.test(text));
export const hasMoneyAddress = (text: string): boolean => MONEY.some((money) => money.test(text));

const WEB = /(?<![\p{L}\p{N}])(?:h(?:tt|xx)ps?:\/\/|www\.)\S{1,200}/gu;
const DOMAIN = /(?<![\p{L}\p{M}\p{N}-])[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+(?:\/\S{0,200})?/gu;
const WEB_IN_PIECES = /(?<![\p{L}\p{N}])h(?:tt|xx)ps?\s{0,2}:\s{0,2}\/\s{0,2}\/\s{1,2}\S/u;
const SPACED = /[a-z0-9-]{2} \. (?:com|org|dev|io|co\.in)(?![\p{L}\p{N}])|[a-z0-9-]{2} (?:com|me|gg|ly)\/\S/u;
const POINTERS = [
  "site|website|page|blog|link|visit|open|look at|go to|check out|check|click|my domain",
  "సైట్|లింక్|साइट|लिंक",
].join("|");
const POINTING = new RegExp(`(?<![\\p{L}\\p{M}])(?:${POINTERS})(?![\\p{L}\\p{M}])`, "u");
const TITLES = new Set("mr mrs ms dr sri smt st prof no vs sr jr rs etc eg ie".split(" "));
/** A sentence that begins without a space before it, as in `Here.Take`. */
const NEW_SENTENCE = /^\p{Lu}\p{Ll}*$/u;

/** How far before a domain a word may stand that points to it. */
const POINTING_REACH = 40;

function isDomain(found: string, at: number, text: string): boolean {
  const [host = "", ...path] = found.split("/");
  const labels = host.split(".");
  const ending = labels.at(-1) ?? "";
  const name = labels.at(-2) ?? "";
  const small = ending.toLowerCase();
  const label = name.toLowerCase();
  if (labels.some((each) => each === "") || /^\d+$/.test(label) || TITLES.has(label)) return false;
  const mayBeWord = WORD_ENDINGS.has(small) || /^[a-z]{2}$/.test(small);
  if ((path[0] ?? "") !== "" && (CLEAR_ENDINGS.has(small) || mayBeWord)) return true;
  if (CLEAR_ENDINGS.has(small)) return label.length > 1 && !(NEW_SENTENCE.test(ending) && NEW_SENTENCE.test(name));
  if (!mayBeWord) return false;
  if (label.length < 2 || (NEW_SENTENCE.test(ending) && !NEW_SENTENCE.test(name))) return false;
  if (/^(?:co|ac|org|net|gov)$/.test(label) && labels.length > 2) return true;
  if (labels.length > 3 || ORDINARY.has(label)) return false;
  if (found.length === text.trim().length) return true;
  return /\D\d|-/.test(label) || POINTING.test(text.slice(Math.max(0, at - POINTING_REACH), at).toLowerCase());
}

export function hasLink(text: string): boolean {
  const small = text.toLowerCase();
  if ((small.match(WEB) ?? []).some((link) => !PUBLIC_SITES.test(link))) return true;
  if (SPACED.test(small) || WEB_IN_PIECES.test(small)) return true;
  const isPublic = (found: string): boolean => PUBLIC_SITES.test(found.toLowerCase());
  return [...text.matchAll(DOMAIN)].some(({ 0: found, index }) => !isPublic(found) && isDomain(found, index, text));
}
