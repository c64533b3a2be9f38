import type { HandedTo } from "../inbox/list";

/** The colleagues whom the listener has asked in this tab to take a conversation over, by the conversation. */
const asked = new Map<string, HandedTo>();
/** The conversations about which the listener has ceased to ask by a press. */
const stopped = new Set<string>();

export const noteAsked = (conversationId: string, to: HandedTo): void => {
  asked.set(conversationId, to);
  stopped.delete(conversationId);
};

/** The colleague `uid`, if the listener asked them in this tab; null if another tab did, or before a reload. */
export function askedColleague(conversationId: string, uid: string | null): HandedTo | null {
  const to = asked.get(conversationId);
  return to?.uid === uid ? to : null;
}

/** Notes whether the listener ends the asking themselves. */
export const noteStopped = (conversationId: string, isStopped: boolean): void => {
  if (isStopped) stopped.add(conversationId);
  else stopped.delete(conversationId);
};

/** Whether the listener has just ended the asking themselves; answers so once. */
export const wasStopped = (conversationId: string): boolean => stopped.delete(conversationId);
