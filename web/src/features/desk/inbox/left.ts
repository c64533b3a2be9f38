import type { Reply } from "../../../lib/callables";
import { isLost } from "../../../lib/isLost";
import { hearTabs, tellTabs } from "../../../lib/tabs";
import type { Stop } from "../../../lib/watching";

/** For this many milliseconds after a listener has left a conversation, its end counts as their own. */
const LEFT_LATELY = 30_000;
/** When the listener left each conversation on this device, by the page's clock. */
const left = new Map<string, number>();

function note(id: string, isLeft: boolean): void {
  if (isLeft) left.set(id, performance.now());
  else left.delete(id);
}

/** The channel on which the tabs of a listener tell one another which conversations they leave. */
const CHANNEL = "thodu.left";

const isNote = (data: unknown): data is { readonly id: string; readonly isLeft: boolean } =>
  typeof data === "object" &&
  data !== null &&
  "id" in data &&
  typeof data.id === "string" &&
  "isLeft" in data &&
  typeof data.isLeft === "boolean";

/** Notes the conversations that the listener leaves in other tabs. Returns the function that stops it. */
export const hearLeft = (): Stop =>
  hearTabs(CHANNEL, (data) => {
    if (isNote(data)) note(data.id, data.isLeft);
  });

function noteEverywhere(id: string, isLeft: boolean): void {
  note(id, isLeft);
  tellTabs(CHANNEL, { id, isLeft });
}

/** Notes that a conversation is being left, before the call that does so, and withdraws that if the call fails. */
export async function leaving<T>(conversationId: string, leave: () => Promise<Reply<T>>): Promise<Reply<T>> {
  noteEverywhere(conversationId, true);
  const reply = await leave();
  noteEverywhere(conversationId, reply.ok || isLost(reply));
  return reply;
}

/** Whether the listener is ending, handing over or releasing a conversation on this device, or has just done so. */
export const isLeftHere = (conversationId: string): boolean =>
  performance.now() - (left.get(conversationId) ?? -Infinity) < LEFT_LATELY;
