import { helpLines } from '../brand';

export type ContactKind = 'phone' | 'email' | 'link' | 'handle';

/** The first code points of ten digits in a row: ASCII, Devanagari, Telugu, fullwidth. */
const ZEROS = [0x30, 0x0966, 0x0c66, 0xff10] as const;

/** The digits of every script that people here type in, as ASCII; what is only there to hide a number, gone. */
const plain = (text: string): string =>
  [...text.normalize('NFKC').replace(/\p{Cf}/gu, '')]
    .map((char) => {
      const code = char.codePointAt(0) ?? 0;
      const zero = ZEROS.find((first) => code >= first && code <= first + 9);
      return zero === undefined ? char : String(code - zero);
    })
    .join('')
    .toLowerCase();

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
/** Ten digits spelt out one by one, `double five` included; fewer are how people count. */
const SPELT = /(?:\b(?:(?:double|triple)[\s-]+)?(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b[\s,.-]*){8,}/g;

const spelt = (run: string): string =>
  run.replace(/(?:(double|triple)[\s-]+)?(zero|oh|one|two|three|four|five|six|seven|eight|nine)/g, (_, times: string | undefined, word: string) => {
    const digit = word === 'oh' ? '0' : String(WORDS.findIndex((each) => each === word));
    return digit.repeat(times === 'double' ? 2 : times === 'triple' ? 3 : 1);
  }).replace(/\D/g, '');

/**
 * A number that somebody could be called on: Indian mobiles (ten digits from 6 on, by the National Numbering Plan),
 * with or without 0 or 91 before them, landlines with their area code, and whatever begins with + and is long enough.
 * A letter or digit on either side makes it part of something else, such as an id.
 */
const GAP = '[\\s.()\\-–]{0,2}';
const digits = (count: string): string => `(?:\\d${GAP})${count}`;
const PHONES = [
  new RegExp(`(?<![\\w-])(?:\\+?91${GAP}|0${GAP})?[6-9]${GAP}${digits('{8}')}\\d(?![\\w-])`, 'g'),
  new RegExp(`(?<![\\w-])0\\d{2,4}[\\s-]${digits('{5,7}')}\\d(?![\\w-])`, 'g'),
  new RegExp(`(?<!\\w)\\+${digits('{7,14}')}\\d(?![\\w-])`, 'g'),
];
const EMAIL = /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+\s?(?:\.|\(dot\)|\[dot\])\s?\p{L}{2,}/u;
const SPOKEN_EMAIL = /\b[\w.+-]+ at (?:gmail|yahoo|outlook|hotmail|rediffmail|icloud)\b/;
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:com|in|org|net|me|io|co|app|link|info|xyz|ly|gl|be)\b(?:\/\S*)?/g;
const HANDLE = /(?:^|[\s:(])@[a-z0-9_][a-z0-9_.]{2,29}\b|\b(?:insta(?:gram)?|telegram|snapchat|whats\s?app)\s*(?:id|handle|number|no)?\s*(?:is|:|=|-)\s*\S{3,}/;

/** Places that a listener may well send somebody to. */
const PUBLIC_SITES = /(?:^|\/\/|\.)(?:telemanas\.mohfw\.gov\.in|mohfw\.gov\.in|india\.gov\.in)(?:\/|$)/;
/** The help lines, as digits: to name them is what a listener should do. */
const PUBLIC_NUMBERS: ReadonlySet<string> = new Set(helpLines.map(({ number }) => number.replace(/\D/g, '')));

const isPublic = (number: string): boolean => PUBLIC_NUMBERS.has(number.replace(/\D/g, ''));

/**
 * The ways of getting in touch past Thodu that a text holds: they are held back in a listener's messages, which keeps
 * both sides safe (the listener's number included). It finds what is written plainly, also with the digits of Telugu
 * and Hindi or spelt out; somebody set on it can still write around it.
 */
export function contactsIn(text: string): readonly ContactKind[] {
  const shown = plain(text);
  const found: ContactKind[] = [];
  const numbers = PHONES.flatMap((phone) => shown.match(phone) ?? []).filter((number) => !isPublic(number));
  const spoken = (shown.match(SPELT) ?? []).map(spelt).filter((number) => number.length >= 10 && !isPublic(number));
  if (numbers.length + spoken.length > 0) found.push('phone');
  if (EMAIL.test(shown) || SPOKEN_EMAIL.test(shown)) found.push('email');
  const withoutMail = shown.replace(new RegExp(EMAIL, 'gu'), ' ');
  if ((withoutMail.match(LINK) ?? []).some((link) => !PUBLIC_SITES.test(link))) found.push('link');
  if (HANDLE.test(withoutMail)) found.push('handle');
  return found;
}
