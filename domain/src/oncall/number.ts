const E164 = /^\+[1-9]\d{7,14}$/;

/** Which numbers of India are taken: what a number without a country code has to be, and how one looks with it. */
interface Indian {
  readonly local: RegExp;
  readonly full: RegExp;
}
const mobile: Indian = { local: /^0?([6-9]\d{9})$/, full: /^\+91[6-9]\d{9}$/ };
/** A landline needs its 0: ten digits without it may belong to another country. */
const any: Indian = { local: /^(?:0(?=[1-5])|0?(?=[6-9]))(\d{10})$/, full: /^\+91[1-9]\d{9}$/ };

function numberOf(typed: string, { local, full }: Indian): string | null {
  const text = typed.normalize("NFKC").replace(/[\s().\u2010-\u2015-]/gu, "");
  const digits = local.exec(text)?.[1];
  const number = digits === undefined ? text.replace(/^00/, "+") : `+91${digits}`;
  if (!E164.test(number)) return null;
  return number.startsWith("+91") && !full.test(number) ? null : number;
}

/** E.164 of what was typed, an Indian mobile where no country is given; null where it can be none. */
export const telephoneNumber = (typed: string): string | null => numberOf(typed, mobile);

/** Like {@link telephoneNumber}, with the landlines of India. */
export const mobileOrLandline = (typed: string): string | null => numberOf(typed, any);
