const E164 = /^\+[1-9]\d{7,14}$/;

/** Which numbers of India are accepted: the pattern without the country code, and with it. */
interface Indian {
  readonly local: RegExp;
  readonly full: RegExp;
}
const mobile: Indian = { local: /^0?([6-9]\d{9})$/, full: /^\+91[6-9]\d{9}$/ };
/** A landline needs its leading 0: ten digits without it may belong to another country. */
const any: Indian = { local: /^(?:0(?=[1-5])|0?(?=[6-9]))(\d{10})$/, full: /^\+91[1-9]\d{9}$/ };

function numberOf(typed: string, { local, full }: Indian): string | null {
  const text = typed.normalize("NFKC").replace(/[\s().\u2010-\u2015-]/gu, "");
  const digits = local.exec(text)?.[1];
  const number = digits === undefined ? text.replace(/^00/, "+") : `+91${digits}`;
  if (!E164.test(number)) return null;
  return number.startsWith("+91") && !full.test(number) ? null : number;
}

/**
 * The E.164 form of a number as typed, taken for an Indian mobile if it has no country code; null if it can't be one.
 */
export const telephoneNumber = (typed: string): string | null => numberOf(typed, mobile);

/** Like {@link telephoneNumber}, but also with the landlines of India. */
export const mobileOrLandline = (typed: string): string | null => numberOf(typed, any);
