import { kept } from "./storage";

/** Where a tab keeps what is being written in the forms of a page while it loads in another language (lib/formDrafts.ts). */
export const FORMS = "thodu.forms";

/** Name of {@link LeavingEvent}. */
export const LEAVING = "thodu:leaving";
/** Why the page would load anew: in another language, or because its reader logs out. */
export type Leaving = "language" | "logout";

/** Sent to the window before the page is left. Whatever would be interrupted (a call, a talk) cancels it and tells the user. */
export class LeavingEvent extends Event {
  constructor(
    readonly why: Leaving,
    /** Tries to leave again, once that is settled. */
    readonly again: () => void,
  ) {
    super(LEAVING, { cancelable: true });
  }
}

/** Whether nothing on this page would be interrupted if it were left now: no call, nobody whom a listener holds. */
export const mayLeave = (why: Leaving, again: () => void = () => undefined): boolean =>
  dispatchEvent(new LeavingEvent(why, again));

/** Sent to the window before a page loads in another language. */
export const BEFORE_LOAD = "thodu:before-load";

export const forgetForms = (): void => kept.remove(FORMS);

/** Whether something was written in this form before its page loaded in another language. */
export const hasDraft = (name: string): boolean => kept.get(FORMS)?.includes(`"${name}":{`) === true;
