import type { Stop } from "./watching";

export interface Tabs {
  /** Sends something to the others; the sender does not receive it. */
  readonly tell: (data: unknown) => void;
  readonly leave: Stop;
}

/** Joins a channel between the tabs of this browser: receives what is sent on it, and can send, until it leaves. */
export function joinTabs(name: string, on: (data: unknown) => void): Tabs {
  if (!("BroadcastChannel" in window)) return { tell: () => undefined, leave: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => on(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    tell: (data) => channel.postMessage(data),
    leave: () => channel.close(),
  };
}

/** Sends something to everybody who listens in the tabs of this browser, including this tab. */
export function tellTabs(name: string, data: unknown): void {
  const { tell, leave } = joinTabs(name, () => undefined);
  tell(data);
  leave();
}

/** Listens on a channel until the returned function is called. */
export const hearTabs = (name: string, on: (data: unknown) => void): Stop => joinTabs(name, on).leave;
