import * as z from "zod/mini";
import { refuse, type Failure } from "../errors";
import type { Risk } from "../safety/levels";
import { riskLevel, type Conversation } from "./model";

/**
 * What a listener had in front of them as they pressed. On a slow line that is older than what is stored, and with what came
 * since they would have pressed something else.
 */
export const saw = z.strictObject({
  risk: riskLevel,
  /** When the newest message came, in milliseconds by the server's clock. */
  lastMessageAt: z.number(),
});
type Saw = z.infer<typeof saw>;

type Stands = Pick<Conversation, "risk" | "lastSender" | "lastMessageAt">;

/** Why a listener's end of a talk doesn't hold for what stands now; null where it does, or where nothing is known of what they saw. */
export function overtakesEnd(
  stands: Stands,
  before: Saw | undefined,
  outcome: string | undefined,
): Failure<"CRISIS_BEGAN" | "PERSON_WROTE"> | null {
  if (before === undefined) return null;
  if (overtakesLevel(stands, before.risk)) return refuse("CRISIS_BEGAN");
  const hasWritten = stands.lastSender === "customer" && stands.lastMessageAt > before.lastMessageAt;
  return outcome === "unanswered" && hasWritten ? refuse("PERSON_WROTE") : null;
}

/** Whether the talk became a crisis after its listener looked; `before`: the level that they saw, where that is known. */
export const overtakesLevel = ({ risk }: Pick<Stands, "risk">, before: Risk | undefined): boolean =>
  before !== undefined && before !== "crisis" && risk === "crisis";
