import { useState } from "react";
import type { Volunteer } from "@thodu/domain/volunteers/model";
import { kept } from "../../../lib/storage";

const KEY = "thodu.conductLater";

export interface Conduct {
  /** Whether they have agreed; null until it is known. */
  readonly agreed: boolean | null;
  /** What happens once they agree; null while they are not being asked. */
  readonly asked: { readonly goOn: () => void } | null;
  readonly onAgreed: () => void;
  readonly onLater: () => void;
  /** Runs `goOn` at once, or after they have agreed: before the queue offers them people. */
  readonly first: (goOn: () => void) => void;
  /** Like `first`, for a claim of their own: they are asked only if they were asked before and postponed it. */
  readonly ifPutOff: (goOn: () => void) => void;
}

/** The code of conduct: asked before a listener goes online for the first time, and again after ‘later’. */
export function useConduct(uid: string, record: Pick<Volunteer, "conductAt"> | null): Conduct {
  const key = `${KEY}.${uid}`;
  const [asked, setAsked] = useState<Conduct["asked"]>(null);
  const agreed = record && record.conductAt !== null;
  return {
    agreed,
    asked,
    onAgreed: () => {
      kept.remove(key);
      setAsked(null);
      asked?.goOn();
    },
    onLater: () => {
      kept.set(key, "yes");
      setAsked(null);
    },
    first: (goOn) => (agreed === false ? setAsked({ goOn }) : goOn()),
    ifPutOff: (goOn) => (agreed === false && kept.get(key) !== null ? setAsked({ goOn }) : goOn()),
  };
}
