import { numbersIn } from "./contacts/numbers";
import { hasPhone } from "./contacts/phone";
import { plainText } from "./contacts/plain";

/** Whether a text has a telephone number at which its writer could be reached; numbers of help lines do not count. */
export function givesNumber(text: string): boolean {
  const small = plainText(text).toLowerCase();
  return hasPhone(small, numbersIn(small));
}
