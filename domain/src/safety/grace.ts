import type { Alarm } from "./alarm";

/** Added to the free messages while the talk has an alarm. A total over all talks of a person, not one for each. */
export const GRACE_MESSAGES = 20;

/** How many messages a talk adds to the free ones. `worried`: the person wrote that somebody else is in danger. */
export const graceOf = (known: Alarm | null, worried: boolean): number =>
  worried || (known !== null && known.answer !== "listener") ? GRACE_MESSAGES : 0;
