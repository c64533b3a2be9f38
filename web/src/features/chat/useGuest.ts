import { backoff } from "@thodu/domain/backoff";
import type { Unsent } from "@thodu/domain/chat/outbox";
import { useEffect, useLayoutEffect, useRef } from "react";
import { markUnsent, NOBODY, thisTab } from "../../conversation/drafts";
import { outboxOf } from "../../conversation/outboxes";
import { ensureGuest } from "../../lib/session";

/**
 * Makes the person a guest when they write their first message, and not before: opening the page creates no account.
 * Keeps trying until it works. Messages that this tab wrote before are then theirs.
 */
export function useGuest(uid: string | null, early: readonly Unsent[], waits: boolean): void {
  const atFirst = useRef(early);
  useLayoutEffect(() => {
    const { current: written } = atFirst;
    atFirst.current = [];
    // The shell has stored them already, except on a device that stores nothing.
    const outbox = outboxOf(NOBODY, NOBODY);
    const kept = new Set(outbox.list().map(({ id }) => id));
    for (const entry of written) if (!kept.has(entry.id)) outbox.put(entry);
    // The shell writes to storage directly, and may have done so on a page that was left before this was loaded.
    outbox.changed();
    if (uid !== null) outboxOf(uid, uid).adopt(outbox, thisTab());
  }, [uid]);

  // After each rendering, because the conversation may remove the mark (`useOpenTalk`).
  useEffect(() => {
    if (waits) markUnsent();
  });

  useEffect(() => (uid === null && waits ? becomeGuest() : undefined), [uid, waits]);
}

/**
 * Tries to sign in as a guest until it works, or until the returned function is called. A failed try counts for every
 * unsent message of this tab, as a failed send would: after some tries they are shown as not sent, and their writer may
 * retry.
 */
function becomeGuest(): () => void {
  const outbox = outboxOf(NOBODY, NOBODY);
  const own = (): readonly Unsent[] => outbox.list().filter(({ tab }) => tab === thisTab());
  /** Set only between two tries. */
  let timer: ReturnType<typeof setTimeout> | null = null;
  let tries = 0;
  let stopped = false;
  const pauseIsOver = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const become = (): void => {
    pauseIsOver();
    ensureGuest().catch(() => {
      if (stopped) return;
      for (const entry of own()) outbox.replace({ ...entry, tries: entry.tries + 1 });
      tries += 1;
      pauseIsOver();
      timer = setTimeout(become, backoff(tries, Math.random()));
    });
  };
  become();
  addEventListener("online", become);
  // A message that was not tried yet is new, or its writer has pressed Retry.
  const unsubscribe = outbox.subscribe(() => {
    if (timer !== null && own().some((entry) => entry.tries === 0)) become();
  });
  return () => {
    stopped = true;
    pauseIsOver();
    unsubscribe();
    removeEventListener("online", become);
  };
}
