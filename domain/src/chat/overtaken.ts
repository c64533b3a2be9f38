import * as z from "zod/mini";
import { refuse, type Failure } from "../errors";
import type { Risk } from "../safety/levels";
import { riskLevel, type Conversation } from "./model";

/** What a listener's page showed when they pressed a button. On a slow network it may be older than what is stored. */
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

/** Whether it is a crisis now, and was none when its listener pressed. `before`: the level that they saw; undefined if unknown. */
export const overtakesLevel = ({ risk }: Pick<Stands, "risk">, before: Risk | undefined): boolean =>
  before !== undefined && before !== "crisis" && risk === "crisis";
