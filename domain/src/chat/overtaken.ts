import * as z from "zod/mini";
import { refuse, type Failure } from "../errors";
import type { Risk } from "../safety/levels";
import { riskLevel, type Conversation } from "./model";

/** What a listener's page showed when they pressed a button. On a slow network it may be older than what is stored. */
export const saw = z.strictObject({
  risk: riskLevel,
  /** The time of the newest message, in milliseconds by the server's clock. */
  lastMessageAt: z.number(),
});
type Saw = z.infer<typeof saw>;

type Stands = Pick<Conversation, "risk" | "lastSender" | "lastMessageAt">;

/**
 * Why a listener can't end the talk that they saw, since it has changed; null if they can, or if it is unknown what
 * they saw.
 */
export function overtakesEnd(stands: Stands, before: Saw | undefined): Failure<"CRISIS_BEGAN" | "PERSON_WROTE"> | null {
  if (before === undefined) return null;
  if (overtakesLevel(stands, before.risk)) return refuse("CRISIS_BEGAN");
  const hasWritten = stands.lastSender === "customer" && stands.lastMessageAt > before.lastMessageAt;
  return hasWritten ? refuse("PERSON_WROTE") : null;
}

/** Whether a crisis began after the listener's page showed the level `before`; false if that is unknown (undefined). */
export const overtakesLevel = ({ risk }: Pick<Stands, "risk">, before: Risk | undefined): boolean =>
  before !== undefined && before !== "crisis" && risk === "crisis";
