import type { ApplicationDraft } from "@thodu/domain/volunteers/application";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../lib/callables";
import { currentSession } from "../../../lib/session";
import { fitToSave } from "./draft";

/** The pause after the last key, in milliseconds. */
const PAUSE = 1_000;
const RETRY_AFTER = 5_000;

export type Saving = { readonly state: "saved" | "saving" } | { readonly state: "not-saved"; readonly why: string };

const store = (draft: ApplicationDraft) => call("saveApplication", fitToSave(draft));

/**
 * Saves the draft while it is being written, one call at a time, and keeps trying if that fails. `settled` waits for
 * the call in progress, because one that arrived after the application was sent would be refused. `onSaved` is stable.
 */
export function useSaving(
  draft: ApplicationDraft,
  paused: boolean,
  onSaved: () => void,
): { readonly saving: Saving; readonly settled: () => Promise<void> } {
  const [stored, setStored] = useState(() => JSON.stringify(draft));
  const [running, setRunning] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const last = useRef(Promise.resolve());
  /** What was saved last, and what a call in progress is saving. */
  const known = useRef<{ readonly saved: string; readonly carried: string | null }>({ saved: stored, carried: null });
  const written = JSON.stringify(draft);
  const due = written !== stored;

  useEffect(() => {
    if (!due || running || paused) return undefined;
    const save = async (): Promise<void> => {
      setRunning(true);
      known.current = { ...known.current, carried: written };
      const reply = await store(draft);
      known.current = { saved: reply.ok ? written : known.current.saved, carried: null };
      setRunning(false);
      setWhy(reply.ok ? null : reply.message);
      if (reply.ok) {
        setStored(written);
        onSaved();
      } else setTries((before) => before + 1);
    };
    const begin = (): void => void (last.current = save());
    const timer = setTimeout(begin, tries === 0 || why === null ? PAUSE : RETRY_AFTER);
    const now = (): void => {
      clearTimeout(timer);
      begin();
    };
    addEventListener("online", now);
    addEventListener("pagehide", now);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", now);
      removeEventListener("pagehide", now);
    };
  }, [draft, written, due, running, paused, tries, why, onSaved]);

  useLeaving({
    // The call in progress may contain less than what is written by now, and the page can't wait for it.
    page: () => {
      const { carried } = known.current;
      if (due && !paused && carried !== null && carried !== written) void store(draft);
    },
    screen: () => {
      const rest = () => (known.current.saved === written ? undefined : store(draft));
      if (due && !paused) void last.current.then(rest);
    },
  });

  const saving: Saving = why !== null && due ? { state: "not-saved", why } : { state: due ? "saving" : "saved" };
  return { saving, settled: () => last.current };
}

/**
 * Calls `page` when the page is left, and `screen` when only its screen is; neither once somebody else is signed in.
 */
function useLeaving(leave: { readonly page: () => void; readonly screen: () => void }): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const { uid } = currentSession();
    const hide = (): void => latest.current.page();
    addEventListener("pagehide", hide);
    return () => {
      removeEventListener("pagehide", hide);
      if (currentSession().uid === uid) latest.current.screen();
    };
  }, []);
}
