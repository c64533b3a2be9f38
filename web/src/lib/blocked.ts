import type { Reason } from "@thodu/domain/errors";
import { reasons } from "@messages/errors";
import { tryAgainIn } from "@messages/waiting";

const REASON = /"reason":"([A-Z_]+)"/;
const SECONDS = /"retryAfterSeconds":(\d{1,6})/;

const isReason = (name: string): name is Reason => Object.hasOwn(reasons, name);

/**
 * Why our guard refused to let the identity service create an account, with the time to wait if there is one. Null for
 * the identity service's own refusals. Its SDK passes our answer on as text.
 */
export function blockedWords(error: unknown): string | null {
  const said = error instanceof Error ? error.message : "";
  const [, name = ""] = REASON.exec(said) ?? [];
  if (!isReason(name)) return null;
  const [, seconds] = SECONDS.exec(said) ?? [];
  return seconds === undefined ? reasons[name] : `${reasons[name]} ${tryAgainIn(Number(seconds))}`;
}
