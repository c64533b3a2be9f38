import type { ApplicationDraft } from "@thodu/domain/volunteers/application";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../lib/callables";
import { fitToSave } from "./draft";

/** After the last key. */
const PAUSE = 1_000;
const RETRY_AFTER = 5_000;

export type Saving = { readonly state: "saved" | "saving" } | { readonly state: "not-saved"; readonly why: string };

/**
 * Saves what is written as it is written, one call at a time, and goes on trying while it can't. `settled` waits for the call
 * that is under way: one that came after the application was sent would be refused.
 */
export function useSaving(
  draft: ApplicationDraft,
  paused: boolean,
): { readonly saving: Saving; readonly settled: () => Promise<void> } {
  const [stored, setStored] = useState(() => JSON.stringify(draft));
  const [running, setRunning] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const last = useRef(Promise.resolve());
  const written = JSON.stringify(draft);
  const due = written !== stored;

  useEffect(() => {
    if (!due || running || paused) return undefined;
    const save = async (): Promise<void> => {
      setRunning(true);
      const reply = await call("saveApplication", fitToSave(draft));
      setRunning(false);
      setWhy(reply.ok ? null : reply.message);
      if (reply.ok) setStored(written);
      else setTries((before) => before + 1);
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
  }, [draft, written, due, running, paused, tries, why]);

  const saving: Saving = why !== null && due ? { state: "not-saved", why } : { state: due ? "saving" : "saved" };
  return { saving, settled: () => last.current };
}
