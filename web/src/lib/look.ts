import type { Look } from "@thodu/domain/accounts/look";
import { choose, chosen, current, speak } from "./locale";
import { neutralTitle, setNeutralTitle } from "./tabTitle";
import { stored } from "./storage";
import { chooseTheme, chosenTheme } from "./theme";

/** The key of how the device looked when it last agreed with an account, and with which account. */
const KEY = "thodu.agreed";

type Told = Partial<{ [K in keyof Look]: NonNullable<Look[K]> }>;

function deviceLook(): Told {
  const locale = chosen();
  return { theme: chosenTheme(), neutralTitle: neutralTitle() !== null, ...(locale && { locale }) };
}

/**
 * Notes that something was chosen on this device just now, so that it is stored in the account when the two next meet:
 * even if they never have met, and whatever the account says.
 */
export function noteChoice(uid: string): void {
  if (stored.get(KEY)?.startsWith(`${uid} `) !== true) stored.set(KEY, `${uid} `);
}

/** The uid of the account with which the device last agreed, if something was chosen on the device since; else null. */
export function untold(): string | null {
  const last = stored.get(KEY);
  const uid = last?.split(" ", 1)[0] ?? "";
  return uid === "" || last === agreed(uid) ? null : uid;
}

const agreed = (uid: string): string => `${uid} ${JSON.stringify(deviceLook())}`;

function wear({ theme, neutralTitle: neutral, locale }: Look, neutralWords: string): void {
  if (neutral !== null) setNeutralTitle(neutral ? neutralWords : null);
  if (theme !== null && theme !== chosenTheme()) chooseTheme(theme);
  if (locale === null || locale === chosen()) return;
  if (locale === current) choose(locale);
  // Last, because it reloads the page.
  else speak(locale);
}

/**
 * Brings a device and its user's account into agreement. What was chosen on the device since they last agreed is stored
 * in the account; otherwise the device takes over the account's choices. `neutralWords`: the title if a neutral one is
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
