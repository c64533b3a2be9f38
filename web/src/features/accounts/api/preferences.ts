/** What `users/{uid}/private/preferences` holds of what these screens change. */
export interface Preferences {
  readonly email: boolean;
  readonly sms: boolean;
  /** Notifications within Thodu. */
  readonly inApp: boolean;
  readonly neutralTitle: boolean;
}

/** Spec section 2: e-mail notifications on, SMS off, notifications on. */
export const defaults: Preferences = { email: true, sms: false, inApp: true, neutralTitle: false };

const flag = (known: ReadonlyMap<string, unknown>, name: keyof Preferences): boolean => {
  const value = known.get(name);
  return typeof value === 'boolean' ? value : defaults[name];
};

/** The stored preferences, with the default for each that is missing or no boolean. */
export function readPreferences(data: unknown): Preferences {
  const known = new Map<string, unknown>(typeof data === 'object' && data !== null ? Object.entries(data) : []);
  return { email: flag(known, 'email'), sms: flag(known, 'sms'), inApp: flag(known, 'inApp'), neutralTitle: flag(known, 'neutralTitle') };
}
