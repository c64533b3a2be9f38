import * as z from "zod/mini";
import type { Conversation } from "../chat/model";
import type { Millis } from "../time";
import { graver, levelOf, type Risk, type Tier } from "./levels";

/**
 * That messages of the talk that goes on may tell of danger. `since`: when the first of them came, in milliseconds by the
 * server's clock. `answer`: who said that there is none, `no` for the person; null while nobody has. `raisedLevel`: nothing
 * but this alarm made the level a concern, so the level ends with it.
 */
export const alarm = z.object({
  since: z.number(),
  answer: z.nullable(z.enum(["no", "listener"])),
  raisedLevel: z.optional(z.literal(true)),
});
export type Alarm = z.infer<typeof alarm>;

export interface RiskState {
  readonly risk: Risk;
  readonly alarm: Alarm | null;
  /** Whether the person said Yes to the question in this talk. Nothing that comes later unsays it. */
  readonly saidYes: boolean;
}

/** How grave a talk is, without what its person said of it. */
export type Gravity = Pick<RiskState, "risk" | "alarm">;

/** An alarm ends with its talk. A concern that only the alarm raised ends too; any other level stays. */
export function gravityOf({ risk, alarm: known, status }: Pick<Conversation, "risk" | "alarm" | "status">): Gravity {
  if (status !== "closed") return { risk, alarm: known };
  return { risk: risk === "concern" && known?.raisedLevel === true ? "none" : risk, alarm: null };
}

/** From now on the level has a reason of its own, and stays when the alarm ends. */
const withOwnLevel = ({ since, answer }: Alarm): Alarm => ({ since, answer });

/**
 * What the person answered ends with the talk as well. Without a conversation it is what their last call says
 * (`isCallerInCrisis`).
 */
export const riskStateOf = (
  conversation: Pick<Conversation, "risk" | "alarm" | "saidYes" | "status"> | null,
  calledInCrisis = false,
): RiskState =>
  conversation === null
    ? { risk: calledInCrisis ? "crisis" : "none", alarm: null, saidYes: false }
    : { ...gravityOf(conversation), saidYes: conversation.status !== "closed" && conversation.saidYes };

/** What is other than it is stored; `stored` is null where nothing is. */
export function changedRiskState(stored: RiskState | null, now: RiskState): Partial<RiskState> {
  const before = stored ?? { risk: "none", alarm: null, saidYes: false };
  return {
    ...(now.risk !== before.risk && { risk: now.risk }),
    ...(now.alarm !== before.alarm && { alarm: now.alarm }),
    ...(now.saidYes !== before.saidYes && { saidYes: now.saidYes }),
  };
}

/**
 * After a message of this tier. After a listener's 'none' only a certain message counts; after the person's 'no',
 * unsure is a concern.
 */
export function afterMessage(before: RiskState, tier: Tier, now: Millis): RiskState {
  const { risk, alarm: known, saidYes } = before;
  if (risk === "crisis" || tier === "none") return before;
  if (tier === "certain") return { risk: "crisis", alarm: null, saidYes };
  if (known?.answer === "listener") return before;
  const level = graver(risk, levelOf(tier));
  if (known) return { risk: level, alarm: tier === "concern" ? withOwnLevel(known) : known, saidYes };
  const raised: Alarm = { since: now, answer: null, ...(risk === "none" && { raisedLevel: true }) };
  return { risk: level, alarm: tier === "unsure" ? raised : null, saidYes };
}

/**
 * Whether the person's answer to the question is stored: a No while it is open, a Yes at any time of the talk. Some do not dare
 * to say it at first, and a Yes may arrive late: after a listener who knew nothing of it has ruled the alarm out, or after
 * a certain message has ended it. Without an alarm, a Yes that is already stored is a repeat.
 */
export const takesAnswer = (
  { status, alarm: known, saidYes }: Pick<Conversation, "status" | "alarm" | "saidYes">,
  isInDanger: boolean,
): boolean => status !== "closed" && (isInDanger ? known !== null || !saidYes : known?.answer === null);

export const afterAnswer = (before: RiskState, isInDanger: boolean, now: Millis): RiskState => {
  if (isInDanger) return { risk: "crisis", alarm: null, saidYes: true };
  return before.risk === "crisis" ? before : { ...before, alarm: { since: now, ...before.alarm, answer: "no" } };
};

/** A listener's 'none' holds for the talk. */
export function afterLabel(before: RiskState, level: Risk, now: Millis): RiskState {
  if (level === "crisis") return { ...before, risk: level, alarm: null };
  if (level === "none")
    return { ...before, risk: level, alarm: { since: before.alarm?.since ?? now, answer: "listener" } };
  return { ...before, risk: level, alarm: before.alarm && withOwnLevel(before.alarm) };
}
