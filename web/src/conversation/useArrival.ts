import { brand } from "@thodu/domain/brand";
import { useEffect, useRef } from "react";
import * as t from "@messages/arrival";
import { chime, soundsOnArrival } from "../lib/chime";
import { announce } from "../lib/tabTitle";
import type { Summary } from "./documents";

/** How long, in milliseconds, the title of the tab says that somebody came. Counted only while the tab is visible. */
const TITLE_SHOWN_MS = 10_000;

/**
 * Tells a person who looks elsewhere that a listener has come while this page was open: by a sound and in the tab's
 * title.
 */
export function useArrival(summary: Summary | null): void {
  const known = useRef<string | null>(null);
  const claimId = summary?.claimId ?? null;
  const status = summary?.status ?? null;
  useEffect(() => {
    const before = known.current;
    known.current = claimId ?? before;
    if (before === null || before === claimId || status !== "active") return undefined;
    if (soundsOnArrival()) chime();
    return sayInTitle();
  }, [claimId, status]);
}

/** Returns the function that restores the title. */
function sayInTitle(): () => void {
  announce("arrival", `${t.title} · ${brand.name}`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const takeBack = (): void => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    announce("arrival", null);
  };
  const look = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") timer = setTimeout(takeBack, TITLE_SHOWN_MS);
  };
  document.addEventListener("visibilitychange", look);
  look();
  return takeBack;
}
