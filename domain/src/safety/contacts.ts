import { hasLink, hasMail, hasMoneyAddress, withSigns } from "./contacts/addresses";
import { hasHandle, isBareHandle, namesMessenger } from "./contacts/handles";
import { numbersIn } from "./contacts/numbers";
import { digitsToKeep, hasPhone, hasPhoneAcross } from "./contacts/phone";
import { plainText } from "./contacts/plain";
import type { MessageTrace } from "./contactTrace";

export type ContactKind = "phone" | "email" | "link" | "handle" | "upi";

/** How many messages of one side are taken together. */
const MESSAGES_READ = 12;
/** In how many messages after the name of a messenger a name alone is one there. */
const SOON = 3;

/**
 * The ways of getting in touch past Thodu that a text holds: they are held back in a listener's messages, which keeps
 * both sides safe. `earlier` is what the side's last messages left behind, oldest first ({@link traceAfter}): a number
 * in pieces is found with its last piece. Somebody set on it can still write around all this (docs/decisions/0029).
 */
export function contactsIn(text: string, earlier: readonly MessageTrace[] = []): readonly ContactKind[] {
  const shown = plainText(text);
  const small = shown.toLowerCase();
  const said = withSigns(shown);
  const saidSmall = said.toLowerCase();
  const signed = saidSmall === small ? small : withSigns(small);
  const numbers = numbersIn(small);
  const found: ContactKind[] = [];
  if (hasPhone(small, numbers) || hasPhoneAcross([...earlier.map(({ digits }) => digits), digitsToKeep(numbers)]))
    found.push("phone");
  if (hasMail(signed)) found.push("email");
  else if (hasMoneyAddress(signed)) found.push("upi");
  if (hasLink(signed === small ? shown : signed)) found.push("link");
  if (hasHandle(signed) || (isBareHandle(small) && earlier.slice(-SOON).some(({ messenger }) => messenger)))
    found.push("handle");
  return found;
}

/** What messages leave behind, oldest first. */
export const tracesOf = (texts: readonly string[]): MessageTrace[] =>
  texts.slice(-MESSAGES_READ).reduce<MessageTrace[]>((earlier, text) => traceAfter(text, earlier), []);

/** What the last messages of a side leave behind once this one was sent; empty where there is nothing to remember. */
export function traceAfter(text: string, earlier: readonly MessageTrace[]): MessageTrace[] {
  const small = plainText(text).toLowerCase();
  const traces = [...earlier, { digits: digitsToKeep(numbersIn(small)), messenger: namesMessenger(small) }].slice(
    -MESSAGES_READ,
  );
  return traces.some(({ digits, messenger }) => digits !== "" || messenger) ? traces : [];
}
