import { useEffect } from "react";
import { ALARM_ANSWER, kept } from "../../lib/storage";

/** Has the answer told that an earlier page of this tab could not tell, each time another `owner` is known to be here. */
export function useKeptAnswer(owner: string): void {
  useEffect(() => {
    if (kept.get(ALARM_ANSWER) === null) return;
    // Where it can't be loaded it stays kept, for the next page.
    import("./alarmAnswer").then(
      ({ resumeAnswer }) => resumeAnswer(),
      () => undefined,
    );
  }, [owner]);
}
