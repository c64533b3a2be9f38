import type { Conversation } from "../chat/model";

/**
 * What the check finds in one message. `certain`: a present danger. `unsure`: it may be one, so the person is asked.
 * Defined in docs/safety.md.
 */
export type Tier = "none" | "concern" | "unsure" | "certain";

const tierRanks = { none: 0, concern: 1, unsure: 2, certain: 3 } as const satisfies Record<Tier, number>;

export const graverTier = (one: Tier, other: Tier): Tier => (tierRanks[one] >= tierRanks[other] ? one : other);

/** The level to which a message of this tier raises a conversation by itself. */
export const levelOf = (tier: Tier): Risk => {
  if (tier === "certain") return "crisis";
  return tier === "none" ? "none" : "concern";
};

/** Whether the writer is shown the help lines at once. */
export const mayBeInDanger = (tier: Tier): boolean => tier === "unsure" || tier === "certain";

/** How much danger a conversation tells of; docs/safety.md defines the levels. */
export type Risk = Conversation["risk"];

const ranks = { none: 0, concern: 1, crisis: 2 } as const satisfies Record<Risk, number>;

/** The graver of two levels: messages alone never lower a level. */
export const graver = (one: Risk, other: Risk): Risk => (ranks[one] >= ranks[other] ? one : other);

export const raisedTo = (from: Risk, to: Risk): Exclude<Risk, "none"> | null =>
  to !== "none" && ranks[to] > ranks[from] ? to : null;
