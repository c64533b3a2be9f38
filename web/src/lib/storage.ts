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

/** Where a listener's tab keeps whose conversation is open at the desk. */
export const DESK_TALK = "thodu.deskTalk";

/** Where a tab keeps who has asked for a listener, and the id of that request. */
export const HELP = "thodu.help";

export const forgetTalk = (): void => [LAST_TALK, OPEN_TALK, DESK_TALK, HELP].forEach(kept.remove);
