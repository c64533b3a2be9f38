import type { Millis } from "@thodu/domain/time";
import { useEffect, useRef, useState } from "react";
import type { Incoming, OwnCalls } from "../../../calls/live";

interface Missed extends Pick<Incoming, "alias"> {
  readonly at: Millis;
}

interface Trace {
  /** Null without one, and after `forget`. */
  readonly missed: Missed | null;
  readonly forget: () => void;
  /** The listener has taken or declined this call: it is not missed. */
  readonly noteDone: (callId: string) => void;
}

/** The last call that rang here and was not answered, until the next one rings. */
export function useMissed(calls: OwnCalls | null): Trace {
  const [missed, setMissed] = useState<Missed | null>(null);
  const rang = useRef<Incoming | null>(null);
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (calls === null) return;
    const { current: before } = rang;
    rang.current = calls.rings;
    if (calls.rings) setMissed(null);
    else if (before && before.callId !== done.current && before.callId !== calls.goesOn)
      setMissed({ alias: before.alias, at: Date.now() });
  }, [calls]);
  return {
    missed,
    forget: () => setMissed(null),
    noteDone: (callId) => {
      done.current = callId;
    },
  };
}
