import type { Alarm } from "./alarm";

/**
 * Messages added to the free ones while the talk has an alarm. A total over all talks of a person, not one for each
 * talk.
 */
export const GRACE_MESSAGES = 20;

/** Whether messages raised the alarm, not only the listener's question. */
export const isRaised = (alarm: Alarm | null): boolean => alarm !== null && alarm.byListener !== true;

/** How many messages a talk adds to the free ones. `worried`: the person wrote that somebody else is in danger. */
export const graceOf = (alarm: Alarm | null, worried: boolean): number =>
  worried || (isRaised(alarm) && alarm?.answer !== "listener") ? GRACE_MESSAGES : 0;
