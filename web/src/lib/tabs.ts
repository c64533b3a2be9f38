import type { Stop } from "./watching";

/** Tells the other tabs of this browser something; the tab that tells does not hear it itself. */
export function tellTabs(name: string, data: unknown): void {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  channel.postMessage(data);
  channel.close();
}

/** Hears what other tabs tell under a name, until what it gives is called. */
export function hearTabs(name: string, on: (data: unknown) => void): Stop {
  if (!("BroadcastChannel" in window)) return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => on(data));
  return () => channel.close();
}
