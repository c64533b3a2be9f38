/** How a person wants to be notified, and whether they want quick exit; from `users/{uid}/private/preferences`. */
export interface Preferences {
  readonly email: boolean;
  readonly sms: boolean;
  /** By a notification on the device, also while Thodu is closed. */
  readonly push: boolean;
  readonly inApp: boolean;
  /** Whether e-mails and the like say what they are about; else they only say that there is something new. */
  readonly details: boolean;
  readonly neutralTitle: boolean;
  /** The button, and pressing Esc three times, that lead to a neutral page. */
  readonly quickExit: boolean;
}

/** Spec section 2: e-mail notifications on, SMS off, notifications on. Quick exit is on until it is switched off. */
export const defaultPreferences: Preferences = {
  email: true,
  sms: false,
  push: false,
  inApp: true,
  details: false,
  neutralTitle: false,
  quickExit: true,
};

const flag = (known: ReadonlyMap<string, unknown>, name: keyof Preferences): boolean => {
  const value = known.get(name);
  return typeof value === "boolean" ? value : defaultPreferences[name];
};

/**
 * The stored preferences. They are written by their owner, so a value that is missing or no boolean is replaced by the
 * default.
 */
export function storedPreferences(data: unknown): Preferences {
  const known = new Map<string, unknown>(typeof data === "object" && data !== null ? Object.entries(data) : []);
  return {
    email: flag(known, "email"),
    sms: flag(known, "sms"),
    push: flag(known, "push"),
    inApp: flag(known, "inApp"),
    details: flag(known, "details"),
    neutralTitle: flag(known, "neutralTitle"),
    quickExit: flag(known, "quickExit"),
  };
}
