import type { Stop } from "../lib/watching";
import { loadLive } from "./loadLive";
import { overOf, standingOf } from "./standing";
import { callState, put, type Over } from "./state";

/**
 * Hears of a call that goes on without this page while `isOut`. No sign of life is given: a minute later the server ends
 * it, and the other side does not wait for nobody.
 */
export async function hearOutside(callId: string, isOut: () => boolean, onOver: (over: Over) => void): Promise<Stop> {
  const live = await loadLive();
  return live.watchCall(callId, {
    on: (heard) => {
      if (!isOut()) return;
      const over = overOf(heard);
      if (over) onOver(over);
      else if (heard.status === "active" && callState().talkingSince === null)
        void standingOf(callId, isOut).then((now) => now && isOut() && put(now.times));
    },
    onRefused: () => isOut() && onOver({ why: "ended", by: null }),
  });
}
