import type { Stop } from "../lib/watching";
import { kept } from "../lib/storage";
import { tellTabs } from "../lib/tabs";

/** The call that this tab is in, kept over a reload of it. */
export interface Held {
  readonly callId: string;
  readonly uid: string;
  readonly side: "customer" | "volunteer";
  readonly alias: string;
  readonly muted: boolean;
}

const KEY = "thodu.call";
/** A page that is being left lets go of what it held at once, or nearly. */
const PATIENCE_MS = 3_000;

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

/** The lock of the tab that holds a call. */
export const lockOf = (callId: string): string => `call ${callId}`;

/** The call that any tab of this browser holds; null for none. */
export async function heldSomewhere(): Promise<string | null> {
  if (!("locks" in navigator)) return null;
  const { held = [] } = await navigator.locks.query();
  const found = held.map(({ name }) => name ?? "").find((name) => name.startsWith(lockOf("")));
  return found?.slice(lockOf("").length) ?? null;
}

/** Where tabs tell each other that one of them has taken a call. */
export const TABS = "thodu.calls";

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

/** Makes this tab the one that holds a call; null while another one does (a doubled tab takes over what was kept). */
export function onlyHere(callId: string): Promise<Stop | null> {
  const nothing: Stop = () => undefined;
  if (!("locks" in navigator)) return Promise.resolve(nothing);
  return new Promise((resolve) => {
    navigator.locks
      .request(lockOf(callId), { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
        tellTabs(TABS, null);
        return new Promise<void>((release) => resolve(release));
      })
      // Over before it was held: a browser that forbids storage forbids locks with it, and no other tab has the call then either.
      .then(
        () => resolve(nothing),
        (error: unknown) => resolve(isTimeout(error) ? null : nothing),
      );
  });
}
