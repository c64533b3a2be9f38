import type { ChatMessage, Conversation } from './model';

/**
 * Whether the listener `uid`, who holds the conversation, may read a message: all of the talk that goes on, and what was
 * said in earlier talks with them. An earlier talk with a colleague stays between the two; of it there is the summary,
 * if the customer agrees (`notes/reading`).
 */
export const mayHear = ({ volunteerId, timestamp }: Pick<ChatMessage, 'volunteerId' | 'timestamp'>, uid: string, { endedAt }: Pick<Conversation, 'endedAt'>): boolean =>
  volunteerId === uid || timestamp > (endedAt ?? 0);
