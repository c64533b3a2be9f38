import type { Reply } from "../../../lib/callables";
import { isLost } from "../../../lib/isLost";
import { hearTabs, tellTabs } from "../../../lib/tabs";
import type { Stop } from "../../../lib/watching";

/** So long after a listener has left a conversation, its end is their own, in milliseconds. */
const LEFT_LATELY = 30_000;
/** When the listener left which conversation on this device, by the clock of the page. */
const left = new Map<string, number>();

function note(id: string, isLeft: boolean): void {
  if (isLeft) left.set(id, performance.now());
  else left.delete(id);
}

/** What the tabs of a listener say to one another of whom they leave. */
const CHANNEL = "thodu.left";

const isNote = (data: unknown): data is { readonly id: string; readonly isLeft: boolean } =>
  typeof data === "object" &&
  data !== null &&
  "id" in data &&
  typeof data.id === "string" &&
  "isLeft" in data &&
  typeof data.isLeft === "boolean";

/** Hears whom the listener leaves in other tabs, until it is called off. */
export const hearLeft = (): Stop =>
  hearTabs(CHANNEL, (data) => {
    if (isNote(data)) note(data.id, data.isLeft);
  });

function noteEverywhere(id: string, isLeft: boolean): void {
  note(id, isLeft);
  tellTabs(CHANNEL, { id, isLeft });
}

/** Notes that a conversation is being left, before the call that does so, and takes that back where it fails. */
export async function leaving<T>(conversationId: string, leave: () => Promise<Reply<T>>): Promise<Reply<T>> {
  noteEverywhere(conversationId, true);
  const reply = await leave();
  noteEverywhere(conversationId, reply.ok || isLost(reply));
  return reply;
}

/** Whether the listener ends, hands over or returns a conversation on this device, or has just done so. */
export const isLeftHere = (conversationId: string): boolean =>
  performance.now() - (left.get(conversationId) ?? -Infinity) < LEFT_LATELY;
