import type { ChatMessage } from "@thodu/domain/chat/model";

export type Written = Pick<ChatMessage, "text" | "timestamp" | "volunteerId"> & { readonly messageId: string };

/** The last message of each listener, the latest first. */
export function lastOfEach(newestFirst: readonly Written[]): readonly Written[] {
  const last = new Map<string, Written>();
  for (const message of newestFirst) {
    if (message.volunteerId !== null && !last.has(message.volunteerId)) last.set(message.volunteerId, message);
  }
  return [...last.values()];
}
