import type { MissedWhy } from "@thodu/domain/calls/missed";
import type { Millis } from "@thodu/domain/time";
import { useEffect, useRef, useState } from "react";
import type { Incoming, OwnCalls } from "../../../calls/live";
import { loadLive } from "../../../calls/loadLive";
import { hearTabs, tellTabs } from "../../../lib/tabs";

/** The channel on which a listener's tabs tell each other which call was answered or declined. */
const DONE = "thodu.calls.done";

interface Missed extends Pick<Incoming, "alias"> {
  /** When it began to ring, by this device's clock. */
  readonly at: Millis;
  readonly why: MissedWhy;
}

/** Unknown as well if it can't be read, for example without a network. */
const whyNotTaken = async (callId: string, uid: string): Promise<MissedWhy> => {
  try {
    return await (await loadLive()).readMissed(callId, uid);
  } catch {
    return "unknown";
  }
};

interface Rang extends Pick<Incoming, "alias" | "callId">, Pick<Missed, "at"> {}

interface Trace {
  /** Null if none, and after `forget`. */
  readonly missed: Missed | null;
  readonly forget: () => void;
  /** Notes that the listener has answered or declined this call, so that no tab shows it as missed. */
  readonly noteDone: (callId: string) => void;
}

/**
 * The last call that rang here and was not answered, until the next one rings. With null it is not known what rings.
 */
export function useMissed(calls: OwnCalls | null, uid: string | null): Trace {
  const [missed, setMissed] = useState<Missed | null>(null);
  const rang = useRef<Rang | null>(null);
  const done = useRef<string | null>(null);
  useEffect(
    () =>
      hearTabs(DONE, (callId) => {
        if (typeof callId === "string") done.current = callId;
      }),
    [],
  );
  useEffect(() => {
    const { current: before } = rang;
    const rings = calls?.rings ?? null;
    const at = before !== null && before.callId === rings?.callId ? before.at : Date.now();
    rang.current = rings && { callId: rings.callId, alias: rings.alias, at };
    if (calls === null) return;
    if (rings) setMissed(null);
    else if (before && uid !== null && before.callId !== done.current && before.callId !== calls.goesOn) {
      const { callId, alias, at: began } = before;
      void whyNotTaken(callId, uid).then((why) => {
        // Not under the next call, nor if another tab has said meanwhile that it was answered there.
        if (rang.current === null && done.current !== callId) setMissed({ alias, at: began, why });
      });
    }
  }, [calls, uid]);
  return {
    missed,
    forget: () => setMissed(null),
    noteDone: (callId) => {
      done.current = callId;
      tellTabs(DONE, callId);
    },
  };
}
