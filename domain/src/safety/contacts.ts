import { hasLink, hasMail, hasMoneyAddress, withSigns } from "./contacts/addresses";
import { hasHandle, isBareHandle, namesMessenger } from "./contacts/handles";
import { numbersIn } from "./contacts/numbers";
import { digitsToKeep, hasPhone, hasPhoneAcross } from "./contacts/phone";
import { plainText } from "./contacts/plain";
import type { MessageTrace } from "./contactTrace";

export type ContactKind = "phone" | "email" | "link" | "handle" | "upi";

/** The number of a side's last messages that are checked together. */
const MESSAGES_READ = 12;
/** For how many messages after the name of a messenger a bare name counts as a name there. */
const SOON = 3;

/**
 * The contact details in a text. A listener's message with any is refused, to keep both sides safe. `earlier`: what is
 * kept of the side's last messages, oldest first ({@link traceAfter}), so that a number in pieces is found with its
 * last piece. A listener who tries hard can still write around this check (docs/decisions/0029).
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

/** What is kept of consecutive messages, oldest first. */
export const tracesOf = (texts: readonly string[]): MessageTrace[] =>
  texts.slice(-MESSAGES_READ).reduce<MessageTrace[]>((earlier, text) => traceAfter(text, earlier), []);

/** What is kept of a side's last messages after this one; empty if nothing has to be. */
export function traceAfter(text: string, earlier: readonly MessageTrace[]): MessageTrace[] {
  const small = plainText(text).toLowerCase();
  const traces = [...earlier, { digits: digitsToKeep(numbersIn(small)), messenger: namesMessenger(small) }].slice(
    -MESSAGES_READ,
  );
  return traces.some(({ digits, messenger }) => digits !== "" || messenger) ? traces : [];
}
