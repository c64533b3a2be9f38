import { useState } from "react";
import type { Volunteer } from "@thodu/domain/volunteers/model";
import { kept } from "../../../lib/storage";

const KEY = "thodu.conductLater";

export interface Conduct {
  /** They have agreed; null until it is known whether they have. */
  readonly agreed: boolean | null;
  /** What goes on once they agree; null while they are not asked. */
  readonly asked: { readonly goOn: () => void } | null;
  readonly onAgreed: () => void;
  readonly onLater: () => void;
  /** Goes on at once, or when they have agreed: to be given people by the queue. */
  readonly first: (goOn: () => void) => void;
  /** The same for somebody whom they pick by themselves, where they were asked and put it off. */
  readonly ifPutOff: (goOn: () => void) => void;
}

/** The code of conduct before the work: asked when a listener goes online, and again after a ‘later’. */
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
