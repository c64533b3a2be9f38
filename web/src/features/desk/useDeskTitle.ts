import { useEffect, useRef } from "react";
import * as t from "@messages/deskPanes";
import { chime, soundsOnArrival } from "../../lib/chime";
import { announce, neutralTitle } from "../../lib/tabTitle";

/**
 * Tells what a listener has to know wherever they look: of an offer (`offer`: whose), else of `news`, how many of those
 * whom they hold have written. By the window's title, two tones, and of an offer by a notice of the desktop where that is
 * allowed. Names nobody.
 */
export function useDeskTitle(offer: string | null, news: number): void {
  const words = offer !== null ? t.offerNotice : news > 0 ? t.newsTitle(news) : null;
  useEffect(() => {
    if (words === null) return undefined;
    announce("news", `● ${words}`);
    return () => announce("news", null);
  }, [words]);
  useEffect(() => {
    if (offer === null) return undefined;
    if (soundsOnArrival()) chime();
    // Whoever hides what this page is wants no notice either.
    return neutralTitle() === null && document.visibilityState !== "visible" ? desktopNotice() : undefined;
  }, [offer]);
  const known = useRef(news);
  useEffect(() => {
    if (news > known.current && soundsOnArrival()) chime();
    known.current = news;
  }, [news]);
}

/** Answers with how to take it away; undefined where it can't be shown. */
function desktopNotice(): (() => void) | undefined {
  if (!("Notification" in window) || Notification.permission !== "granted") return undefined;
  try {
    const notice = new Notification(t.offerNotice, { tag: "offer" });
    notice.addEventListener("click", () => window.focus());
    return () => notice.close();
  } catch {
    // Phones have them from a service worker alone.
    return undefined;
  }
}
