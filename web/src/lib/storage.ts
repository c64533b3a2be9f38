/**
 * Local storage that never throws: if the browser forbids it, or the disk is full, it behaves as if it were empty. It
 * holds only what a device may know about its user, and nothing on which a decision depends.
 */
const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

export const stored = {
  get: (key: string): string | null => attempt(() => localStorage.getItem(key), null),
  set: (key: string, value: string): void => attempt(() => localStorage.setItem(key, value), undefined),
  remove: (key: string): void => attempt(() => localStorage.removeItem(key), undefined),
  clear: (): void => attempt(() => localStorage.clear(), undefined),
  keys: (): readonly string[] => attempt(() => Object.keys(localStorage), []),
};

/** What is stored for this tab only (session storage). */
export const kept = {
  get: (key: string): string | null => attempt(() => sessionStorage.getItem(key), null),
  set: (key: string, value: string): void => attempt(() => sessionStorage.setItem(key, value), undefined),
  remove: (key: string): void => attempt(() => sessionStorage.removeItem(key), undefined),
};

/** Tab: the newest messages of the user’s conversation. */
export const LAST_TALK = "thodu.lastTalk";

/** Tab: whether the user has an open talk. */
export const OPEN_TALK = "thodu.openTalk";

/** Sent to the window when a talk was opened on another page than the chat. */
export const TALK_OPENED = "thodu:talk-opened";

export function markTalkOpen(): void {
  kept.set(OPEN_TALK, "yes");
  dispatchEvent(new Event(TALK_OPENED));
}

/** Tab: the language for which a page was loaded again, because it was in another one. */
export const LOADED_AGAIN = "thodu.loadedAgain";

/** Device: when a tab of this browser created a guest. */
export const GUEST_MADE = "thodu.guestMade";

/** Tab: whose conversation a listener has open at the desk. */
export const DESK_TALK = "thodu.deskTalk";

/** Tab: who has asked for a listener, and the id of that request. */
export const HELP = "thodu.help";

/** Device: the trusted contact, a name and a telephone number (conversation/trusted). */
export const TRUSTED = "thodu.trusted";

/** Device: the note that a person writes for themselves (features/chat/GuidedNote). */
export const NOTE = "thodu/note";

/** Device: begins the key, with a listener's uid, of the people with whom they are no longer matched. */
export const NOT_MATCHED = "thodu.notMatched/";

/** Device: the request for a therapist whose confirmation is awaited. */
export const AWAITED = "thodu.awaited";

/** Tab: the answer whether the person is in danger, and whose it is, until the server has it. */
export const ALARM_ANSWER = "thodu.alarmAnswer";

/** Device: that the person has agreed by writing. */
export const WRITTEN = "thodu.written";

/** Stands for the person until they are signed in. */
export const NOBODY = "-";
