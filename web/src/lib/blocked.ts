import type { Reason } from "@thodu/domain/errors";
import { reasons } from "@messages/errors";
import { tryAgainIn } from "@messages/waiting";

const REASON = /"reason":"([A-Z_]+)"/;
const SECONDS = /"retryAfterSeconds":(\d{1,6})/;

const isReason = (name: string): name is Reason => Object.hasOwn(reasons, name);

/**
 * Why our guard kept the identity service from making an account, with the time to wait where it named one; null for
 * refusals of its own. Its SDK hands our answer on as text.
 */
export function blockedWords(error: unknown): string | null {
  const said = error instanceof Error ? error.message : "";
  const [, name = ""] = REASON.exec(said) ?? [];
  if (!isReason(name)) return null;
  const [, seconds] = SECONDS.exec(said) ?? [];
  return seconds === undefined ? reasons[name] : `${reasons[name]} ${tryAgainIn(Number(seconds))}`;
}
