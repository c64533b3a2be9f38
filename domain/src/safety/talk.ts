import type { Conversation } from "../chat/model";
import { MINUTE, type Millis } from "../time";
import { gravityOf } from "./alarm";
import { findingOf, type Finding } from "./detect";
import { isRaised } from "./grace";
import { graverTier, type Tier } from "./levels";
import type { Model } from "./model";

/** The share of the sum that is kept with each further message. */
const KEPT = 0.85;
/** A message with a higher score raises the sum of the talk. */
const DANGER_FROM = -0.7;
/** A message with a lower score lowers the sum, unless it is an alarm; the sum never falls below -MOST_CALM. */
const [CALM_FROM, MOST_CALM] = [-1.3, 1] as const;
/** A message from this score on is not ordinary: a sum below 0 is set to 0 before the message is added. */
const NOT_CALM_FROM = -1.2;
/** From this sum on the talk is unsure, even if no single message was. */
const SUM_FOR_UNSURE = 2.2;
/** How much the bars rise per unit of a sum below zero. */
const RISE = 0.2;
/** How much the bar for certain falls per unit of a sum above zero, and at most. */
const [FALL, MOST_FALL] = [0.1, 0.25] as const;
/** Only above this sum are the last messages checked together. */
const MAY_ADD_UP = 0.3;
/** Older messages were already checked together, when a page of either side asked. */
const JUST_WRITTEN = MINUTE;
/** The least score of messages that are checked together: long texts have more chance hits. */
const JOINT_SCORE_MIN = -0.1;
/** How many of the person's last messages are checked together. */
export const READ_TOGETHER = 8;

interface JudgedMessage {
  /** The danger of the writer. */
  readonly tier: Tier;
  /** Whether it tells of danger of somebody else. */
  readonly worried: boolean;
  /** The sum of the talk with this message; above 0 it points to danger. */
  readonly strain: number;
}

export type MessageFinding = Pick<Finding, "phrase" | "score" | "over" | "troubled">;

/** The sum after one more message. Danger of somebody else neither raises nor lowers it, but is not ordinary. */
function strainAfter(strain: number, { score, over, troubled }: MessageFinding): number {
  const isAlarm = over.certain >= 0 || over.unsure >= 0 || over.others >= 0;
  const isOrdinary = !isAlarm && !troubled && score < NOT_CALM_FROM;
  const before = isOrdinary ? strain : Math.max(0, strain);
  const says = Math.max(0, score - DANGER_FROM) + (isAlarm ? 0 : Math.min(0, score - CALM_FROM));
  return Math.max(-MOST_CALM, before * KEPT + says);
}

/**
 * What a message means in its talk; `strain`: the sum before it. Ordinary messages raise the bars for the following
 * ones, troubled messages lower them. The bars stay the same for the first message of a talk and, upwards, for a phrase
 * of danger.
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

/** Whether the last messages of a talk should be checked together: no danger is known yet, and one was just written. */
export function mayAddUp(
  conversation: Pick<Conversation, "risk" | "alarm" | "status" | "strain" | "lastMessageAt">,
  now: Millis,
): boolean {
  const { risk, alarm } = gravityOf(conversation);
  const { status, strain, lastMessageAt } = conversation;
  return (
    status !== "closed" &&
    risk !== "crisis" &&
    !isRaised(alarm) &&
    strain > MAY_ADD_UP &&
    now - lastMessageAt < JUST_WRITTEN
  );
}

/** What several messages say if they are read as one; at most unsure, since nobody wrote them as one. */
export function tierTogether(messages: readonly string[], trained?: Model): Tier {
  const { tier, score, over } = findingOf(messages.join(" "), trained);
  if (tier === "none") return tier;
  if (over.others >= 0 || score < JOINT_SCORE_MIN) return "concern";
  return tier === "certain" ? "unsure" : tier;
}

/**
 * The gravest tier of a whole talk, found as in use: each message with the sum of those before it, and the last ones
 * together if the sum asks for it. Danger of somebody else counts as unsure.
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
