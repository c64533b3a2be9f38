import { createHmac, timingSafeEqual } from "node:crypto";

const FORM = /^[A-Za-z0-9+/]{27}=$/;

/** What Twilio signs of a form: the address it was sent to, and all fields in the order of their names. */
function signedText(url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].toSorted();
  const fields = names.flatMap((name) => [...new Set(form.getAll(name))].toSorted().map((value) => name + value));
  return url + fields.join("");
}

/** The signature that Twilio puts into `X-Twilio-Signature`. */
export const signatureOf = (url: string, form: URLSearchParams, token: string): string =>
  createHmac("sha1", token).update(signedText(url, form)).digest("base64");

/** Whether a form was signed under one of the tokens, in constant time and on nothing but a signature's own form. */
export function isSignedBy(url: string, form: URLSearchParams, signature: string, tokens: readonly string[]): boolean {
  if (!FORM.test(signature)) return false;
  const given = Buffer.from(signature);
  let found = false;
  for (const token of tokens) {
    if (token === "") throw new RangeError("An empty token signs for everyone.");
    if (timingSafeEqual(Buffer.from(signatureOf(url, form, token)), given)) found = true;
  }
  return found;
}
