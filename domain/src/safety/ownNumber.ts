import { numbersIn } from "./contacts/numbers";
import { hasPhone } from "./contacts/phone";
import { plainText } from "./contacts/plain";

/** Whether a text gives a phone number at which its writer could be reached; the help lines' numbers are none. */
export function givesNumber(text: string): boolean {
  const small = plainText(text).toLowerCase();
  return hasPhone(small, numbersIn(small));
}
