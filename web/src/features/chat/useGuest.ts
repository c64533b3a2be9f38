import { backoff } from "@thodu/domain/backoff";
import type { Unsent } from "@thodu/domain/chat/outbox";
import { useEffect, useLayoutEffect, useRef } from "react";
import { markUnsent, NOBODY, thisTab } from "../../conversation/drafts";
import { outboxOf } from "../../conversation/outboxes";
import { ensureGuest } from "../../lib/session";

/**
 * Whoever writes and is nobody yet becomes a guest with their first message, and not before: opening the page makes no
 * account. Goes on trying while there is no network. What this tab wrote before goes over to who they are.
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

  useEffect(() => {
    if (uid !== null || !waits) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const become = (): void => {
      clearTimeout(timer);
      ensureGuest().catch(() => {
        tries += 1;
        timer = setTimeout(become, backoff(tries, Math.random()));
      });
    };
    become();
    window.addEventListener("online", become);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", become);
    };
  }, [uid, waits]);
}
