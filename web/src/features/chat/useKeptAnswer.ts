import { useEffect } from "react";
import { ALARM_ANSWER, kept } from "../../lib/storage";

/** Sends the answer that an earlier page of this tab could not send, each time another `owner` is known to be here. */
export function useKeptAnswer(owner: string): void {
  useEffect(() => {
    if (kept.get(ALARM_ANSWER) === null) return;
    // If it can't be loaded, the answer stays stored for the next page.
    import("./alarmAnswer").then(
      ({ resumeAnswer }) => resumeAnswer(),
      () => undefined,
    );
  }, [owner]);
}
