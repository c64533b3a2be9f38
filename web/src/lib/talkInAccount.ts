import { kept, OPEN_TALK } from "./storage";

/** The value of `OPEN_TALK` after a sign-up, which logs nobody in: the talk is in the account, and needs a login. */
const IN_ACCOUNT = "in-account";

export const isTalkInAccount = (): boolean => kept.get(OPEN_TALK) === IN_ACCOUNT;

/** The channel on which a sign-up tells the tabs in which the talk is open. */
export const TALK_IN_ACCOUNT = "thodu.talkInAccount";

export const keepTalkInAccount = (): void => kept.set(OPEN_TALK, IN_ACCOUNT);

/** Called by the sign-up once it has ended the session. The next talk that opens in this tab replaces the mark. */
export function markTalkInAccount(): void {
  if (kept.get(OPEN_TALK) !== null) keepTalkInAccount();
}
