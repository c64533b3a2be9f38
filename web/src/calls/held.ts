import type { Stop } from "../lib/watching";
import { kept } from "../lib/storage";
import { tellTabs } from "../lib/tabs";

/** The call that this tab is in, kept across a reload. */
export interface Held {
  readonly callId: string;
  readonly uid: string;
  readonly side: "customer" | "volunteer";
  readonly alias: string;
  readonly muted: boolean;
}

const KEY = "thodu.call";
/** How long to wait for the lock of a page that is being left; such a page releases it almost at once. */
const LOCK_TIMEOUT_MS = 3_000;

const isHeld = (value: unknown): value is Held =>
  typeof value === "object" &&
  value !== null &&
  "callId" in value &&
  typeof value.callId === "string" &&
  "uid" in value &&
  typeof value.uid === "string" &&
  "side" in value &&
  (value.side === "customer" || value.side === "volunteer") &&
  "alias" in value &&
  typeof value.alias === "string" &&
  "muted" in value &&
  typeof value.muted === "boolean";

export function heldCall(): Held | null {
  try {
    const value: unknown = JSON.parse(kept.get(KEY) ?? "null");
    return isHeld(value) ? value : null;
  } catch {
    return null;
  }
}

export const holdCall = (held: Held): void => kept.set(KEY, JSON.stringify(held));
export const forgetCall = (): void => kept.remove(KEY);

/** The name of the lock that the tab in a call holds. */
export const lockOf = (callId: string): string => `call ${callId}`;

/** The id of the call that any tab of this browser is in; null for none. */
export async function heldSomewhere(): Promise<string | null> {
  if (!("locks" in navigator)) return null;
  const { held = [] } = await navigator.locks.query();
  const found = held.map(({ name }) => name ?? "").find((name) => name.startsWith(lockOf("")));
  return found?.slice(lockOf("").length) ?? null;
}

/** The channel on which tabs tell each other that one of them has taken a call. */
export const TABS = "thodu.calls";

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

/**
 * Makes this tab the one that is in a call. Resolves to null if another tab is, for example because this one was
 * duplicated.
 */
export function onlyHere(callId: string): Promise<Stop | null> {
  const nothing: Stop = () => undefined;
  if (!("locks" in navigator)) return Promise.resolve(nothing);
  return new Promise((resolve) => {
    navigator.locks
      .request(lockOf(callId), { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
        tellTabs(TABS, null);
        return new Promise<void>((release) => resolve(release));
      })
      // A failure other than the timeout means that the browser forbids locks, as it does where it forbids storage.
      // Then no other tab can be in the call either.
      .then(
        () => resolve(nothing),
        (error: unknown) => resolve(isTimeout(error) ? null : nothing),
      );
  });
}
