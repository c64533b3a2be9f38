import { trustedContact, type TrustedContact } from "@thodu/domain/safety/trusted";
import { TRUSTED, stored } from "../lib/storage";

/**
 * The contact whom the person would call in a hard moment, stored on this device until they log out; null without one.
 */
export function trusted(): TrustedContact | null {
  try {
    const found = trustedContact.safeParse(JSON.parse(stored.get(TRUSTED) ?? "null"));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}

export const setTrusted = (contact: TrustedContact | null): void =>
  contact ? stored.set(TRUSTED, JSON.stringify(contact)) : stored.remove(TRUSTED);
