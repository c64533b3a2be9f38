/**
 * Local storage that never throws: private windows, full disks and switched-off storage behave like an empty one.
 * Only what a device may know about its reader is kept here; nothing that decides anything.
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

/** The same for this tab only. */
export const kept = {
  get: (key: string): string | null => attempt(() => sessionStorage.getItem(key), null),
  set: (key: string, value: string): void => attempt(() => sessionStorage.setItem(key, value), undefined),
  remove: (key: string): void => attempt(() => sessionStorage.removeItem(key), undefined),
};

/** Where a tab keeps the newest messages of its reader’s conversation. */
export const LAST_TALK = "thodu.lastTalk";

/** Where a tab keeps that its reader has a talk that is open. */
export const OPEN_TALK = "thodu.openTalk";

/** Sent to the window once a talk was opened on another page than that of the chat. */
export const TALK_OPENED = "thodu:talk-opened";

export function markTalkOpen(): void {
  kept.set(OPEN_TALK, "yes");
  dispatchEvent(new Event(TALK_OPENED));
}

/** Key of when a tab of this browser made a guest. */
export const GUEST_MADE = "thodu.guestMade";

/** Where a listener's tab keeps whose conversation is open at the desk. */
export const DESK_TALK = "thodu.deskTalk";

/** Where a tab keeps who has asked for a listener, and the id of that request. */
export const HELP = "thodu.help";

/** Key of the trusted contact, a name and a telephone number (conversation/trusted). */
export const TRUSTED = "thodu.trusted";

/** Key of the note that a reader writes for themselves (features/chat/GuidedNote). */
export const NOTE = "thodu/note";

/** Key of the people whom a listener is not matched with any more, because of a report. */
export const NOT_MATCHED = "thodu.notMatched";

/** Key of the request for a therapist whose confirmation is awaited. */
export const AWAITED = "thodu.awaited";

/** Where a tab keeps the answer whether its reader is in danger, and whose it is, until the server has it. */
export const ALARM_ANSWER = "thodu.alarmAnswer";

/** Key of that the reader has agreed by writing. */
export const WRITTEN = "thodu.written";

/** Stands for the person until it is known who they are. */
export const NOBODY = "-";
