import { useEffect, useRef } from "react";
import * as t from "@messages/deskPanes";
import { chime, soundsOnArrival } from "../../lib/chime";
import { useVisible } from "../../lib/hooks/useVisible";
import { announce, neutralTitle } from "../../lib/tabTitle";

/**
 * Tells the listener, wherever they look, that somebody is offered (`offer`: their id), or else that they have `news`,
 * the number of their own conversations with new messages. It uses the window's title and two tones, and for an offer a
 * desktop notification if that is allowed. It names nobody. `late`: who of their own people has waited too long for an
 * answer in a crisis; that is told only while the page is hidden, since a listener may be writing the answer.
 */
export function useDeskTitle(offer: string | null, news: number, late: string | null): void {
  const reminds = useVisible() ? null : late;
  const words = wordsOf(offer, news, reminds);
  useEffect(() => {
    if (words === null) return undefined;
    announce("news", `● ${words}`);
    return () => announce("news", null);
  }, [words]);
  useEffect(() => {
    if (offer === null) return undefined;
    if (soundsOnArrival()) chime();
    // A listener who hides what this page is does not want a notification either.
    return neutralTitle() === null && document.visibilityState !== "visible"
      ? desktopNotice(t.offerNotice, "offer")
      : undefined;
  }, [offer]);
  useEffect(() => {
    if (reminds !== null && soundsOnArrival()) chime();
  }, [reminds]);
  const known = useRef(news);
  useEffect(() => {
    if (news > known.current && soundsOnArrival()) chime();
    known.current = news;
  }, [news]);
}

function wordsOf(offer: string | null, news: number, late: string | null): string | null {
  if (offer !== null) return t.offerNotice;
  if (late !== null) return t.lateTitle;
  return news > 0 ? t.newsTitle(news) : null;
}

/**
 * Shows a notification, if it is allowed. Returns the function that closes it; undefined if it can't be shown. A later
 * one with the same `tag` replaces it.
 */
export function desktopNotice(words: string, tag: string): (() => void) | undefined {
  if (!("Notification" in window) || Notification.permission !== "granted") return undefined;
  try {
    const notice = new Notification(words, { tag });
    notice.addEventListener("click", () => window.focus());
    return () => notice.close();
  } catch {
    // On phones only a service worker can show notifications.
    return undefined;
  }
}
