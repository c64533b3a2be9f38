import { endConversation } from "../chat/leaving";
import type { ConversationStore } from "../chat/ports";
import type { Runtime } from "../ports";

export interface LeavePorts {
  readonly runtime: Runtime;
  readonly conversations: ConversationStore;
  /** Ends the call that a person is in, which frees the other side. */
  readonly endCalls: (uid: string) => Promise<void>;
}

/** Ends a customer's call and conversation before they are erased, which frees their listener. */
export async function leaveTalks(ports: LeavePorts, uid: string): Promise<void> {
  await ports.endCalls(uid);
  const ended = await endConversation(ports, { uid }, { conversationId: uid });
  if (!ended.ok && ended.failure.reason === "BUSY") throw new Error("The conversation could not be ended.");
}
