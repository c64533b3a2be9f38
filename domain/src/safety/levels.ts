import type { Conversation } from "../chat/model";

/** How much danger a message or a conversation speaks of; docs/safety.md defines the levels. */
export type Risk = Conversation["risk"];

const ranks = { none: 0, concern: 1, crisis: 2 } as const satisfies Record<Risk, number>;

/** The graver of two levels: by messages alone, a conversation's level never falls. */
export const graver = (one: Risk, other: Risk): Risk => (ranks[one] >= ranks[other] ? one : other);

/** The level that a conversation has risen to; null when it has not. */
export const raisedTo = (from: Risk, to: Risk): Exclude<Risk, "none"> | null =>
  to !== "none" && ranks[to] > ranks[from] ? to : null;
