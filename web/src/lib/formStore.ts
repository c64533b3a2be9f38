import { kept } from "./storage";

/**
 * The key under which a tab stores what is written in the forms of a page while it is loaded in another language
 * (lib/formDrafts.ts).
 */
export const FORMS = "thodu.forms";

/** The type of {@link LeavingEvent}. */
export const LEAVING = "thodu:leaving";
/** Why the page would be reloaded: for another language, or because its user logs out. */
export type Leaving = "language" | "logout";

/**
 * Sent to the window before the page is left. Whatever would be interrupted (a call, a talk) cancels it and tells the
 * user.
 */
export class LeavingEvent extends Event {
  constructor(
    readonly why: Leaving,
    /** Tries to leave again, once that is resolved. */
    readonly again: () => void,
  ) {
    super(LEAVING, { cancelable: true });
  }
}

/** Whether leaving this page now would interrupt nothing: no call, and no conversation that a listener holds. */
export const mayLeave = (why: Leaving, again: () => void = () => undefined): boolean =>
  dispatchEvent(new LeavingEvent(why, again));

/** Sent to the window before a page is loaded in another language. */
export const BEFORE_LOAD = "thodu:before-load";

export const forgetForms = (): void => kept.remove(FORMS);

/** Whether this form was filled in before its page was loaded in another language. */
export const hasDraft = (name: string): boolean => kept.get(FORMS)?.includes(`"${name}":{`) === true;
