import { endConversation } from "../chat/leaving";
import type { ConversationStore } from "../chat/ports";
import type { Runtime } from "../ports";

export interface LeavePorts {
  readonly runtime: Runtime;
  readonly conversations: ConversationStore;
  /** Ends the call that somebody is in, and frees the other side. */
  readonly endCalls: (uid: string) => Promise<void>;
}

/** Takes a customer out of their call and conversation before they are erased; whoever was with them is free. */
export async function leaveTalks(ports: LeavePorts, uid: string): Promise<void> {
  await ports.endCalls(uid);
  const ended = await endConversation(ports, { uid }, { conversationId: uid });
  if (!ended.ok && ended.failure.reason === "BUSY") throw new Error("The conversation could not be ended.");
}
