import { useEffect, useRef } from "react";
import * as t from "@messages/deskPanes";
import { chime, soundsOnArrival } from "../../lib/chime";
import { announce, neutralTitle } from "../../lib/tabTitle";

/**
 * Tells the listener, wherever they look, that somebody is offered (`offer`: their id), or else that they have `news`,
 * the number of their own conversations with new messages. It uses the window's title and two tones, and for an offer a
 * desktop notification if that is allowed. It names nobody.
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
    // A listener who hides what this page is does not want a notification either.
    return neutralTitle() === null && document.visibilityState !== "visible" ? desktopNotice() : undefined;
  }, [offer]);
  const known = useRef(news);
  useEffect(() => {
    if (news > known.current && soundsOnArrival()) chime();
    known.current = news;
  }, [news]);
}

/** Shows a notification. Returns the function that closes it; undefined if it can't be shown. */
function desktopNotice(): (() => void) | undefined {
  if (!("Notification" in window) || Notification.permission !== "granted") return undefined;
  try {
    const notice = new Notification(t.offerNotice, { tag: "offer" });
    notice.addEventListener("click", () => window.focus());
    return () => notice.close();
  } catch {
    // On phones only a service worker can show notifications.
    return undefined;
  }
}
