import type { Conversation } from "../chat/model";
import { MINUTE, type Millis } from "../time";
import { gravityOf } from "./alarm";
import { findingOf, type Finding } from "./detect";
import { graverTier, type Tier } from "./levels";
import type { Model } from "./model";

/** How much of what came before still counts with the next message. */
const KEPT = 0.85;
/** A message that is surer than this speaks for danger in its talk. */
const DANGER_FROM = -0.7;
/** A message with a lower score lowers the sum of the talk, unless it is an alarm; the sum never falls below -MOST_CALM. */
const [CALM_FROM, MOST_CALM] = [-1.3, 1] as const;
/** From this score on a message is not ordinary: a sum below 0 is set to 0 before the message is added. */
const NOT_CALM_FROM = -1.2;
/** From this sum on the talk is unsure, even if no single message was. */
const SUM_FOR_UNSURE = 2.2;
/** Rise of the bars per unit of a sum below zero. */
const RISE = 0.2;
/** Fall of the bar for certain per unit of a sum above zero, and the most that it falls. */
const [FALL, MOST_FALL] = [0.1, 0.25] as const;
/** Below this sum, messages say nothing together that they do not say alone. */
const MAY_ADD_UP = 0.3;
/** Older messages were already read together, as a page of either side asked meanwhile. */
const JUST_WRITTEN = MINUTE;
/** So sure must the model be of messages that are read as one: of many words, some are always found beside danger. */
const JOINT_SCORE_MIN = -0.1;
/** Own messages that are read as one. */
export const READ_TOGETHER = 8;

interface JudgedMessage {
  /** The writer's own danger. */
  readonly tier: Tier;
  /** Whether it tells of danger that is somebody else's. */
  readonly worried: boolean;
  /** The sum of the talk with it: above 0 rather danger, below rather none. */
  readonly strain: number;
}

export type MessageFinding = Pick<Finding, "phrase" | "score" | "over" | "troubled">;

/** The sum after one more message; danger of somebody else speaks neither for nor against, but is not ordinary. */
function strainAfter(strain: number, { score, over, troubled }: MessageFinding): number {
  const isAlarm = over.certain >= 0 || over.unsure >= 0 || over.others >= 0;
  const isOrdinary = !isAlarm && !troubled && score < NOT_CALM_FROM;
  const before = isOrdinary ? strain : Math.max(0, strain);
  const says = Math.max(0, score - DANGER_FROM) + (isAlarm ? 0 : Math.min(0, score - CALM_FROM));
  return Math.max(-MOST_CALM, before * KEPT + says);
}

/**
 * A message in its talk, whose sum before it is `strain`. Ordinary messages raise the bars for those that follow, troubled
 * ones lower them; the first message of a talk has the bars as they are, and so has a phrase of danger always.
 */
export function judgeInTalk(strain: number, found: MessageFinding): JudgedMessage {
  const { certain, unsure, others } = found.over;
  const after = strainAfter(strain, found);
  const risen = found.phrase ? 0 : RISE * Math.max(0, -strain);
  const fallen = Math.min(MOST_FALL, FALL * Math.max(0, strain));
  const worried = others >= risen;
  const tierAlone = (): Tier => {
    if (certain >= risen - fallen) return "certain";
    if (unsure >= risen) return "unsure";
    return found.troubled || worried ? "concern" : "none";
  };
  const together: Tier = after >= SUM_FOR_UNSURE ? "unsure" : "none";
  return { tier: graverTier(tierAlone(), together), worried, strain: after };
}

/** Whether the last messages of a talk may say more together: nothing is known of danger yet, and one was just written. */
export function mayAddUp(
  conversation: Pick<Conversation, "risk" | "alarm" | "status" | "strain" | "lastMessageAt">,
  now: Millis,
): boolean {
  const { risk, alarm } = gravityOf(conversation);
  const { status, strain, lastMessageAt } = conversation;
  return (
    status !== "closed" &&
    risk !== "crisis" &&
    alarm === null &&
    strain > MAY_ADD_UP &&
    now - lastMessageAt < JUST_WRITTEN
  );
}

/** What some messages say that are read as one; never more than unsure, since nobody wrote it so. */
export function tierTogether(messages: readonly string[], trained?: Model): Tier {
  const { tier, score, over } = findingOf(messages.join(" "), trained);
  if (tier === "none") return tier;
  if (over.others >= 0 || score < JOINT_SCORE_MIN) return "concern";
  return tier === "certain" ? "unsure" : tier;
}

/**
 * The gravest tier that a talk comes to, as the product comes to it: message by message with those before, and the last some
 * read together where their sum asks for it. Danger of somebody else counts as unsure.
 */
export function tierOfTalk(messages: readonly string[], trained?: Model): Tier {
  let strain = 0;
  let gravest: Tier = "none";
  for (const [at, text] of messages.entries()) {
    const { tier, worried, strain: after } = judgeInTalk(strain, findingOf(text, trained));
    strain = after;
    gravest = graverTier(gravest, graverTier(tier, worried ? "unsure" : "none"));
    if (strain <= MAY_ADD_UP || gravest === "unsure" || gravest === "certain") continue;
    gravest = graverTier(gravest, tierTogether(messages.slice(Math.max(0, at + 1 - READ_TOGETHER), at + 1), trained));
  }
  return gravest;
}
