import type { Stop } from "../lib/watching";
import { loadLive } from "./loadLive";
import { overOf, serverStateOf } from "./serverState";
import { callState, put, type Over } from "./state";

/**
 * Follows a call that this page could not join, while `isOut`. The page does not report itself as present, so the
 * server ends the call after a minute and the other side does not wait in vain.
 */
export async function hearOutside(callId: string, isOut: () => boolean, onOver: (over: Over) => void): Promise<Stop> {
  const live = await loadLive();
  return live.watchCall(callId, {
    on: (heard) => {
      if (!isOut()) return;
      const over = overOf(heard);
      if (over) onOver(over);
      else if (heard.status === "active" && callState().talkingSince === null)
        void serverStateOf(callId, isOut).then((now) => now && isOut() && put(now.times));
    },
    onRefused: () => isOut() && onOver({ why: "ended", by: null }),
  });
}
