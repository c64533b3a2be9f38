import { useEffect } from "react";
import { offerNotice } from "@messages/deskPanes";
import { chime, soundsOnArrival } from "../../lib/chime";
import { neutralTitle } from "../../lib/neutralTitle";

/** Tells of an offer: two tones, the window's title, and a notice of the desktop where that is allowed. Names nobody. */
export function useOfferNotice(id: string | null): void {
  useEffect(() => {
    if (id === null) return undefined;
    if (soundsOnArrival()) chime();
    // Whoever hides what this page is wants no notice either.
    if (neutralTitle() !== null) return undefined;
    const before = document.title;
    const during = `● ${offerNotice}`;
    document.title = during;
    const close = document.visibilityState === "visible" ? null : desktopNotice();
    return () => {
      if (document.title === during) document.title = before;
      close?.();
    };
  }, [id]);
}

/** Answers with how to take it away; null where it can't be shown. */
function desktopNotice(): (() => void) | null {
  if (!("Notification" in window) || Notification.permission !== "granted") return null;
  try {
    const notice = new Notification(offerNotice, { tag: "offer" });
    notice.addEventListener("click", () => window.focus());
    return () => notice.close();
  } catch {
    // Phones have them from a service worker alone.
    return null;
  }
}
