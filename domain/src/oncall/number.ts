const E164 = /^\+[1-9]\d{7,14}$/;
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/;

/** The ten digits of an Indian mobile number that was written without a country code; null for anything else. */
const withinIndia = (digits: string): string | null => /^0?([6-9]\d{9})$/.exec(digits)?.[1] ?? null;

/** E.164 of what was typed, an Indian mobile where no country is given; null where it can be none. */
export function telephoneNumber(typed: string): string | null {
  const text = typed.normalize("NFKC").replace(/[\s().\u2010-\u2015-]/gu, "");
  const local = withinIndia(text);
  const number = local === null ? text.replace(/^00/, "+") : `+91${local}`;
  if (!E164.test(number)) return null;
  return number.startsWith("+91") && !INDIAN_MOBILE.test(number) ? null : number;
}
