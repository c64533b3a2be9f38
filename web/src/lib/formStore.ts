import { kept } from "./storage";

/** Where a tab keeps what is being written in the forms of a page while it loads in another language (lib/formDrafts.ts). */
export const FORMS = "thodu.forms";

/** Sent to the window, with a {@link Leaving}, before the page goes; what would be cut off by that cancels it. */
export const LEAVING = "thodu:leaving";
/** Why the page would load anew: in another language, or because its reader logs out. */
export type Leaving = "language" | "logout";

/** Whether this page may be left: not during a call, which it says. */
export const mayLeave = (why: Leaving): boolean =>
  dispatchEvent(new CustomEvent(LEAVING, { cancelable: true, detail: why }));

/** Sent to the window before a page loads in another language. */
export const BEFORE_LOAD = "thodu:before-load";

export const forgetForms = (): void => kept.remove(FORMS);

/** Whether something was written in this form before its page loaded in another language. */
export const hasDraft = (name: string): boolean => kept.get(FORMS)?.includes(`"${name}":{`) === true;
