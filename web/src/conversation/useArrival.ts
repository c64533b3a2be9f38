import { brand } from "@thodu/domain/brand";
import { useEffect, useRef } from "react";
import * as t from "@messages/arrival";
import { chime, soundsOnArrival } from "../lib/chime";
import { announce } from "../lib/tabTitle";
import type { Summary } from "./documents";

/** The tab says that somebody came for so long, counted while it is looked at. */
const SAYS_SO = 10_000;

/** Tells whoever is elsewhere that a listener has come while this page was open: by sound, and by the title of the tab. */
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

/** Returns a function that ends it. */
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
    if (document.visibilityState === "visible") timer = setTimeout(takeBack, SAYS_SO);
  };
  document.addEventListener("visibilitychange", look);
  look();
  return takeBack;
}
