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
  OPEN_TALK,
  stored,
  TRUSTED,
  WRITTEN,
} from "./storage";
import { offer, takeBack } from "./toast";

/**
 * What happens at the end of a session to what is stored of its user: the next user of a shared device may be somebody
 * else.
 */

/** Finds the writer in the keys of drafts and unsent messages (conversation/drafts.ts). */
const WRITER = /^thodu\/(?:draft|unsent)\/(.*?)\//;
const writerOf = (key: string): string | undefined => WRITER.exec(key)?.[1];

/** Deletes drafts and unsent messages, except those of the given writers. */
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

/** Deletes what the next user would see, or what would apply to them. */
function forgetShown(): void {
  forgetTab();
  [TRUSTED, NOTE, AWAITED, WRITTEN, GUEST_MADE].forEach(stored.remove);
  rememberQuickExit(true);
}

/** Deletes everything that is stored of a user, when they log out. */
export function forgetReader(): void {
  forgetShown();
  kept.remove(ALARM_ANSWER);
  forgetTexts();
}

/**
 * Whether everything that `uid` wrote here was sent, so that a logout loses nothing. If not, the user is asked, and
 * `go` is called once they agree.
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

/** Who was signed in in this tab last; null for nobody. */
let last: { readonly uid: string; readonly isAnonymous: boolean } | null = null;

/**
 * Called with the user who is signed in from now on; null for nobody. A session that ends other than by a logout (the
 * password was changed elsewhere, the account is gone, somebody else has signed in) leaves nothing to the next user.
 * Nobody was asked about unsent text, so that is kept for its writer until somebody else signs in.
 */
export function follow(user: { readonly uid: string; readonly isAnonymous: boolean } | null): void {
  const before = sessionHint.get();
  const left = before !== null && before !== user?.uid && (user === null || before !== SOMEBODY);
  if (left) forgetShown();
  // Another tab has logged out; it can't delete what this tab has stored. A guest who logs in keeps their forms.
  else if (last !== null && last.uid !== user?.uid && (user === null || !last.isAnonymous)) forgetTab();
  if (user !== null) forgetTexts(...(left ? [user.uid] : [user.uid, NOBODY]));
  last = user && { uid: user.uid, isAnonymous: user.isAnonymous };
  if (user?.isAnonymous === false) sessionHint.set(user.uid);
  else sessionHint.clear();
}

/** Called before a session ends whose user is about to sign in again: deletes nothing but form drafts. */
export function keepReader(): void {
  forgetForms();
  sessionHint.clear();
  last = null;
}
