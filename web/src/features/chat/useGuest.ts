import { backoff } from "@thodu/domain/backoff";
import type { Unsent } from "@thodu/domain/chat/outbox";
import { useEffect, useLayoutEffect, useRef } from "react";
import { markUnsent, NOBODY, thisTab } from "../../conversation/drafts";
import { outboxOf } from "../../conversation/outboxes";
import { ensureGuest } from "../../lib/session";

/**
 * Whoever writes and is nobody yet becomes a guest with their first message, and not before: opening the page makes no
 * account. Goes on trying until they are. What this tab wrote before goes over to who they are.
 */
export function useGuest(uid: string | null, early: readonly Unsent[], waits: boolean): void {
  const atFirst = useRef(early);
  useLayoutEffect(() => {
    const { current: written } = atFirst;
    atFirst.current = [];
    // Kept by the shell already, save on a device that keeps nothing.
    const outbox = outboxOf(NOBODY, NOBODY);
    const kept = new Set(outbox.list().map(({ id }) => id));
    for (const entry of written) if (!kept.has(entry.id)) outbox.put(entry);
    // The shell writes past it, and may have done so on a page that was left before this was here.
    outbox.changed();
    if (uid !== null) outboxOf(uid, uid).adopt(outbox, thisTab());
  }, [uid]);

  // Each time: what is heard of the conversation may take the mark away (`useOpenTalk`).
  useEffect(() => {
    if (waits) markUnsent();
  });

  useEffect(() => (uid === null && waits ? becomeGuest() : undefined), [uid, waits]);
}

/**
 * Until it has come about, or is stopped by what this answers with. A try that failed counts for every message that waits
 * in this tab, as one to send it would: from some on it is shown as not sent, and its writer may ask for another try.
 */
function becomeGuest(): () => void {
  const outbox = outboxOf(NOBODY, NOBODY);
  const own = (): readonly Unsent[] => outbox.list().filter(({ tab }) => tab === thisTab());
  /** Set between two tries alone. */
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
  window.addEventListener("online", become);
  // One that was not tried yet is new, or its writer has asked for it.
  const unsubscribe = outbox.subscribe(() => {
    if (timer !== null && own().some((entry) => entry.tries === 0)) become();
  });
  return () => {
    stopped = true;
    pauseIsOver();
    unsubscribe();
    window.removeEventListener("online", become);
  };
}
