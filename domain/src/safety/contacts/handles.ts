import { LINKING, MESSENGERS, NAMING, ORDINARY } from "./topics";

const WORD = /[\p{L}\p{M}\p{N}._#'@]+/gu;
const wordsOf = (text: string): readonly string[] =>
  (text.replace(/[:=>–-]+/g, " is ").match(WORD) ?? []).map((word) => word.replace(/[.']+$/, ""));

const AT_NAME = /(?<![\p{L}\p{M}\p{N}._-])@([a-z][a-z0-9_.]{2,29})/gu;
const NAME = /^[a-z][a-z0-9._]{2,29}$/;
const PLAIN_WORD = /^[a-z]{3,30}$/;
const FOUND_AS =
  /\b(?:find|add|follow|search|message|dm|ping|snap)\s(?:for\s)?me\s(?:as|on|at)\s([a-z][a-z0-9._]{2,29})/g;

const LATIN_MESSENGER = "insta|instagram|ig|telegram|tg|snap|snapchat|discord|facebook|fb|skype|twitter";
/** Matches `insta: priya` with nothing else, and `my insta is priya`. */
const LABELLED = `(?:${LATIN_MESSENGER}) ?(?:id ?)?[:=] ?`;
const OWNED = `(?:my|naa?|mer[ai]) (?:${LATIN_MESSENGER}) (?:id )?is `;
const SAID_OUTRIGHT = new RegExp(`(?<![a-z])(?:${LABELLED}|${OWNED})([a-z]{3,30})(?: hai)?[ .!]{0,9}$`);

type Shape = "marked" | "numbered" | "dotted" | "none";

function shapeOf(word: string): Shape {
  if (/^[a-z][a-z0-9_.]+#\d{4}$/.test(word)) return "marked";
  if (!NAME.test(word) || ORDINARY.has(word)) return "none";
  if (word.includes("_")) return "marked";
  if (/[a-z]{3}/.test(word) && /\d/.test(word)) return "numbered";
  const dot = word.indexOf(".");
  return dot > 1 && !ORDINARY.has(word.slice(0, dot)) ? "dotted" : "none";
}

/** Whether a name follows the messenger at this place. */
function namesAfter(words: readonly string[], at: number): boolean {
  let linked = 0;
  let named = false;
  let others = 0;
  for (let i = at + 1; i < words.length && i <= at + 7; i += 1) {
    const word = words[i] ?? "";
    const shape = shapeOf(word);
    if (shape === "marked" || (others === 0 && (shape === "numbered" || (shape === "dotted" && linked > 0))))
      return true;
    if (LINKING.has(word)) {
      linked += 1;
      named ||= NAMING.has(word);
    } else if (named && others === 0 && PLAIN_WORD.test(word) && !ORDINARY.has(word)) return true;
    else if (others === 1) return false;
    else others += 1;
  }
  return false;
}

const ON = new Set("on in at lo pe par लो పై లో पर पे में".split(" "));

/** Matches `priya_99 on insta`. */
const namesBefore = (words: readonly string[], at: number): boolean =>
  ON.has(words[at - 1] ?? "") && !["none", "dotted"].includes(shapeOf(words[at - 2] ?? ""));

/** Telugu writes `in` and `to` at the end of the word. */
const TELUGU_ENDING = /(?<=[\u0C00-\u0C7F]{2})(?:లోని|లో|కి|ని)$/;
const isMessenger = (word: string): boolean => MESSENGERS.has(word) || MESSENGERS.has(word.replace(TELUGU_ENDING, ""));

export function hasHandle(text: string): boolean {
  if ([...text.matchAll(AT_NAME)].some(([, name = ""]) => !ORDINARY.has(name))) return true;
  if ([...text.matchAll(FOUND_AS)].some(([, name = ""]) => shapeOf(name) !== "none")) return true;
  const outright = SAID_OUTRIGHT.exec(text)?.[1];
  if (outright !== undefined && !ORDINARY.has(outright)) return true;
  const words = wordsOf(text);
  return words.some((word, at) => isMessenger(word) && (namesAfter(words, at) || namesBefore(words, at)));
}

export const namesMessenger = (text: string): boolean => wordsOf(text).some(isMessenger);

/** Whether a message is little more than a user name. */
export const isBareHandle = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length <= 2 && words.some((word) => ["marked", "numbered"].includes(shapeOf(word)));
};
