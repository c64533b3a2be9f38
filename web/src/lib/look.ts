import type { Look } from "@thodu/domain/accounts/look";
import { choose, current, languages, speak } from "./locale";
import { neutralTitle, setNeutralTitle } from "./tabTitle";
import { stored } from "./storage";
import { chooseTheme, chosenTheme } from "./theme";

/** How the device looked when it last agreed with an account, and with whose. */
const KEY = "thodu.agreed";

/** The language that was chosen on this device; null while the browser's decides. */
const chosenLanguage = () =>
  languages.find(({ locale }) => document.cookie.includes(`firebase-language-override=${locale}`))?.locale ?? null;

type Told = Partial<{ [K in keyof Look]: NonNullable<Look[K]> }>;

function deviceLook(): Told {
  const locale = chosenLanguage();
  return { theme: chosenTheme(), neutralTitle: neutralTitle() !== null, ...(locale && { locale }) };
}

/**
 * Something was chosen on this device just now, so that it goes to the account when they next come together: even where
 * they never have, and whatever the account said before.
 */
export function noteChoice(uid: string): void {
  if (stored.get(KEY)?.startsWith(`${uid} `) !== true) stored.set(KEY, `${uid} `);
}

/** With whose account the device last agreed, where something was chosen on it since; null where nothing was. */
export function untold(): string | null {
  const last = stored.get(KEY);
  const uid = last?.split(" ", 1)[0] ?? "";
  return uid === "" || last === agreed(uid) ? null : uid;
}

const agreed = (uid: string): string => `${uid} ${JSON.stringify(deviceLook())}`;

function wear({ theme, neutralTitle: neutral, locale }: Look, neutralWords: string): void {
  if (neutral !== null) setNeutralTitle(neutral ? neutralWords : null);
  if (theme !== null && theme !== chosenTheme()) chooseTheme(theme);
  if (locale === null || locale === chosenLanguage()) return;
  if (locale === current) choose(locale);
  // Comes last: it loads the page anew.
  else speak(locale);
}

/**
 * Brings a device and its reader's account together: what was chosen on the device since they last agreed goes to the
 * account, else the device takes on what the account says. `neutralWords` stand for the title where a neutral one is
 * wanted.
 */
export async function settleLook(
  uid: string,
  account: Look,
  neutralWords: string,
  tell: (look: Told) => Promise<void>,
): Promise<void> {
  const last = stored.get(KEY);
  const now = agreed(uid);
  if (last?.startsWith(`${uid} `) === true && last !== now) {
    await tell(deviceLook());
    stored.set(KEY, now);
    return;
  }
  wear(account, neutralWords);
  stored.set(KEY, agreed(uid));
}
