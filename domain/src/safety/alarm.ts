import * as z from "zod/mini";
import type { Conversation } from "../chat/model";
import type { Millis } from "../time";
import { isRaised } from "./grace";
import { graver, levelOf, type Risk, type Tier } from "./levels";

/**
 * The sign that messages of the present talk may tell of danger, or that its listener asks about it. `since`: when the
 * first of these messages came, in milliseconds by the server's clock. `answer`: who said that there is no danger
 * (`no`: the person); null if nobody has. `raisedLevel`: only this alarm raised the level to a concern, so the level
 * falls again when the alarm ends. `asked`: the listener has asked directly, and the person has not written since.
 * `byListener`: only the listener's question raised the alarm, no message.
 */
export const alarm = z.object({
  since: z.number(),
  answer: z.nullable(z.enum(["no", "listener"])),
  raisedLevel: z.optional(z.literal(true)),
  asked: z.optional(z.boolean()),
  byListener: z.optional(z.boolean()),
});
export type Alarm = z.infer<typeof alarm>;

export interface RiskState {
  readonly risk: Risk;
  readonly alarm: Alarm | null;
  /** Whether the person said Yes to the question in this talk. It stays until the talk ends. */
  readonly saidYes: boolean;
}

/** The level and the alarm of a talk, without the person's own answer. */
export type Gravity = Pick<RiskState, "risk" | "alarm">;

/**
 * The level and the alarm, where those of an ended talk are cleared: the alarm, and a concern that only the alarm
 * raised. Any other level stays.
 */
export function gravityOf({
  risk,
  alarm: talkAlarm,
  status,
}: Pick<Conversation, "risk" | "alarm" | "status">): Gravity {
  if (status !== "closed") return { risk, alarm: talkAlarm };
  return { risk: risk === "concern" && talkAlarm?.raisedLevel === true ? "none" : risk, alarm: null };
}

/** The alarm of a level that has another reason too: the level stays when the alarm ends. */
function withOwnLevel(talkAlarm: Alarm): Alarm {
  const { raisedLevel: _, ...own } = talkAlarm;
  return own;
}

/**
 * The alarm after an unsure message. One that only the listener's question had made counts from now on as raised by a
 * message.
 */
function raised(alarmBefore: Alarm | null, risk: Risk, now: Millis): Alarm {
  if (alarmBefore && isRaised(alarmBefore)) return alarmBefore;
  const { byListener: _, ...own }: Alarm = alarmBefore ?? { since: now, answer: null };
  return { ...own, ...(risk === "none" && { raisedLevel: true }) };
}

/**
 * The state of risk now. The person's answer counts until the talk ends. Without a conversation, their last call
 * decides (`isCallerInCrisis`).
 */
export const riskStateOf = (
  conversation: Pick<Conversation, "risk" | "alarm" | "saidYes" | "status"> | null,
  calledInCrisis = false,
): RiskState =>
  conversation === null
    ? { risk: calledInCrisis ? "crisis" : "none", alarm: null, saidYes: false }
    : { ...gravityOf(conversation), saidYes: conversation.status !== "closed" && conversation.saidYes };

/** The field to store if the level becomes a crisis. */
export const crisisBegins = (before: Risk, after: Risk, now: Millis): Pick<Conversation, "crisisSince"> =>
  after === "crisis" && before !== "crisis" ? { crisisSince: now } : {};

/** The fields of `now` that differ from what is stored; `stored` is null if nothing is. */
export function changedRiskState(stored: RiskState | null, now: RiskState): Partial<RiskState> {
  const before = stored ?? { risk: "none", alarm: null, saidYes: false };
  return {
    ...(now.risk !== before.risk && { risk: now.risk }),
    ...(now.alarm !== before.alarm && { alarm: now.alarm }),
    ...(now.saidYes !== before.saidYes && { saidYes: now.saidYes }),
  };
}

/**
 * The state after a message of this tier. If a listener set the level to 'none', only a certain message counts. If the
 * person answered no, an unsure message only raises the level to a concern.
 */
export function afterMessage(before: RiskState, tier: Tier, now: Millis): RiskState {
  const { risk, alarm: alarmBefore, saidYes } = before;
  if (risk === "crisis" || tier === "none") return before;
  if (tier === "certain") return { risk: "crisis", alarm: null, saidYes };
  if (alarmBefore?.answer === "listener") return before;
  const level = graver(risk, levelOf(tier));
  if (tier === "unsure") return { risk: level, alarm: raised(alarmBefore, risk, now), saidYes };
  return { risk: level, alarm: alarmBefore && withOwnLevel(alarmBefore), saidYes };
}

/**
 * The state after the listener asked directly: the question is open, whatever was answered before. It raises no level,
 * and adds no messages (`graceOf`) if no message had raised an alarm, or the listener had ruled it out.
 */
export function afterQuestion(before: RiskState, now: Millis): RiskState {
  const { risk, alarm: alarmBefore } = before;
  if (risk === "crisis" || (alarmBefore?.asked === true && alarmBefore.answer === null)) return before;
  const open: Alarm =
    alarmBefore === null || alarmBefore.answer === "listener"
      ? { since: now, answer: null, asked: true, byListener: true }
      : { ...alarmBefore, answer: null, asked: true };
  return { ...before, alarm: open };
}

/** The state after the person has written, which answers the listener's question: it is not shown any more. */
export function afterWords(before: RiskState): RiskState {
  if (before.alarm?.asked !== true) return before;
  const { asked: _, ...withoutQuestion } = before.alarm;
  return { ...before, alarm: withoutQuestion };
}

/**
 * Whether the person's answer to the question is stored: a No while the question is open, a Yes at any time of the
 * talk. Some do not dare to say Yes at first, and a Yes may arrive late: after a listener who did not know of it has
 * ruled the alarm out, or after a certain message has ended the alarm. Without an alarm, a Yes that is already stored
 * is a repeat.
 */
export const takesAnswer = (
  { status, alarm: talkAlarm, saidYes }: Pick<Conversation, "status" | "alarm" | "saidYes">,
  isInDanger: boolean,
): boolean => status !== "closed" && (isInDanger ? talkAlarm !== null || !saidYes : talkAlarm?.answer === null);

export const afterAnswer = (before: RiskState, isInDanger: boolean, now: Millis): RiskState => {
  if (isInDanger) return { risk: "crisis", alarm: null, saidYes: true };
  return before.risk === "crisis" ? before : { ...before, alarm: { since: now, ...before.alarm, answer: "no" } };
};

/** The state after a listener set the level. A 'none' holds until the talk ends. */
export function afterLabel(before: RiskState, level: Risk, now: Millis): RiskState {
  if (level === "crisis") return { ...before, risk: level, alarm: null };
  if (level === "none")
    return { ...before, risk: level, alarm: { since: before.alarm?.since ?? now, answer: "listener" } };
  return { ...before, risk: level, alarm: before.alarm && withOwnLevel(before.alarm) };
}
