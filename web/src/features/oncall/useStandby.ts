import type { Output } from "@thodu/domain/contracts";
import { useEffect, useState } from "react";
import { useVisible } from "../../lib/hooks/useVisible";
import { standBy } from "./api";

const SIGN_EVERY = 25_000;

/**
 * Tells the server every 25 seconds that the standby page is open. Returns the server's answer (whether the listener is
 * on call, and until when their phone rests), undefined before the first. `wish` stands for the settings on which that
 * depends: the server is asked again at once when it changes.
 */
export function useStandby(uid: string | null, online: boolean, wish: string): Output<"standBy"> | undefined {
  const [answer, setAnswer] = useState<Output<"standBy">>();
  useEffect(() => {
    if (uid === null) return undefined;
    let stopped = false;
    const sign = async (): Promise<void> => {
      const reply = await standBy();
      if (!stopped) setAnswer(reply.ok ? reply.value : undefined);
    };
    void sign();
    const timer = setInterval(() => void sign(), SIGN_EVERY);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [uid, online, wish]);
  return answer;
}

/** While the standby page is shown, installing the site on a phone installs this page. */
export function useStandbyApp(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    const site = link?.getAttribute("href");
    link?.setAttribute("href", "/standby.webmanifest");
    return () => {
      if (site) link?.setAttribute("href", site);
    };
  }, []);
}

/** Keeps the screen on while the page is visible. Returns whether that works; null until known. */
export function useWakeLock(): boolean | null {
  const visible = useVisible();
  const [held, setHeld] = useState<boolean | null>(null);
  useEffect(() => {
    if (!visible) return undefined;
    let lock: WakeLockSentinel | null = null;
    let stopped = false;
    const hold = async (): Promise<void> => {
      try {
        const gained = await navigator.wakeLock.request("screen");
        lock = gained;
        if (stopped) return void gained.release();
        // The system ends it to save power, although the page is visible.
        gained.addEventListener("release", () => {
          if (!stopped) setHeld(false);
        });
        setHeld(true);
      } catch {
        // The browser does not support it, or refuses it to save power.
        if (!stopped) setHeld(false);
      }
    };
    void hold();
    return () => {
      stopped = true;
      void lock?.release();
    };
  }, [visible]);
  return held;
}
