import { createHmac, timingSafeEqual } from "node:crypto";

const FORM = /^[A-Za-z0-9+/]{27}=$/;

/** The text that Twilio signs: the address to which a form was sent, and its fields, ordered by name. */
function signedText(url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].toSorted();
  const fields = names.flatMap((name) => [...new Set(form.getAll(name))].toSorted().map((value) => name + value));
  return url + fields.join("");
}

/** The signature that Twilio puts into `X-Twilio-Signature`. */
export const signatureOf = (url: string, form: URLSearchParams, token: string): string =>
  createHmac("sha1", token).update(signedText(url, form)).digest("base64");

/** Whether a form was signed under one of the tokens. Takes constant time, and accepts only the form of a signature. */
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
