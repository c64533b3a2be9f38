import type { Stop } from "./watching";

export interface Tabs {
  /** Tells the others something; whoever joined does not hear it themselves. */
  readonly tell: (data: unknown) => void;
  readonly leave: Stop;
}

/** Hears what is told under a name in this browser, and tells it something, until it leaves. */
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

/** Tells something to whoever hears it in the tabs of this browser, in this tab too. */
export function tellTabs(name: string, data: unknown): void {
  const { tell, leave } = joinTabs(name, () => undefined);
  tell(data);
  leave();
}

/** Hears what is told under a name, until what it gives is called. */
export const hearTabs = (name: string, on: (data: unknown) => void): Stop => joinTabs(name, on).leave;
