import { anyway, notSent } from "@messages/logoutUnsent";
import { forgetForms } from "./formStore";
import { sessionHint, SOMEBODY } from "./hint";
import { rememberQuickExit } from "./quickExit";
import {
  ALARM_ANSWER,
  AWAITED,
  DESK_TALK,
  GUEST_MADE,
  HELP,
  kept,
  LAST_TALK,
  NOBODY,
  NOTE,
  NOT_MATCHED,
  OPEN_TALK,
  stored,
  TRUSTED,
  WRITTEN,
} from "./storage";
import { offer, takeBack } from "./toast";

/** What becomes of what is kept of a reader as their session ends: the next one at a shared device is somebody else. */

/** In the keys of drafts and unsent messages (conversation/drafts.ts): whose they are. */
const WRITER = /^thodu\/(?:draft|unsent)\/(.*?)\//;
const writerOf = (key: string): string | undefined => WRITER.exec(key)?.[1];

/** Forgets what was written here and not sent, but for what these have written. */
function forgetTexts(...but: readonly string[]): void {
  for (const key of stored.keys()) {
    const writer = writerOf(key);
    if (writer !== undefined && !but.includes(writer)) stored.remove(key);
  }
}

function forgetTab(): void {
  [LAST_TALK, OPEN_TALK, DESK_TALK, HELP].forEach(kept.remove);
  forgetForms();
}

/** Forgets what would be shown to whoever comes next, or hold for them. */
function forgetShown(): void {
  forgetTab();
  [TRUSTED, NOTE, NOT_MATCHED, AWAITED, WRITTEN, GUEST_MADE].forEach(stored.remove);
  rememberQuickExit(true);
}

/** Forgets all that is kept of a reader, as they log out. */
export function forgetReader(): void {
  forgetShown();
  kept.remove(ALARM_ANSWER);
  forgetTexts();
}

/**
 * Whether all that `uid` wrote here was sent, so that a logout loses nothing of it. Else they are asked, and `go` is called
 * once they want it to go.
 */
export function mayForget(uid: string, go: () => void): boolean {
  const writers = stored.keys().map(writerOf);
  if (!writers.includes(uid) && !writers.includes(NOBODY)) return true;
  offer(notSent, anyway, () => {
    takeBack(anyway);
    go();
  });
  return false;
}

/** Whether an account was here in this tab. */
let wasHere = false;

/**
 * Takes who is here from now on, null for nobody. A session that ends otherwise than by a logout (the password was changed
 * elsewhere, the account is gone, somebody else has logged in) leaves nothing to the next reader. Nobody was asked about what
 * was not sent: that waits for its writer until somebody else is here.
 */
export function follow(user: { readonly uid: string; readonly isAnonymous: boolean } | null): void {
  const before = sessionHint.get();
  const left = before !== null && before !== user?.uid && (user === null || before !== SOMEBODY);
  if (left) forgetShown();
  // Another tab has logged out, and can't reach what this one keeps.
  else if (user === null && wasHere) forgetTab();
  if (user !== null) forgetTexts(...(left ? [user.uid] : [user.uid, NOBODY]));
  wasHere = user?.isAnonymous === false;
  if (user !== null && wasHere) sessionHint.set(user.uid);
  else sessionHint.clear();
}

/** Before a session that its reader goes on with, as the person they are here: nothing is forgotten but its forms. */
export function keepReader(): void {
  forgetForms();
  sessionHint.clear();
  wasHere = false;
}
