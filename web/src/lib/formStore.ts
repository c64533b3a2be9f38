import { kept } from "./storage";

/** Where a tab keeps what is being written in the forms of a page while it loads in another language (lib/formDrafts.ts). */
export const FORMS = "thodu.forms";

/** Sent to the window to ask whether the page may load in another language; what would be cut off by it cancels it. */
export const MAY_LOAD = "thodu:may-load";

/** Sent to the window before a page loads in another language. */
export const BEFORE_LOAD = "thodu:before-load";

export const forgetForms = (): void => kept.remove(FORMS);

/** Whether something was written in this form before its page loaded in another language. */
export const hasDraft = (name: string): boolean => kept.get(FORMS)?.includes(`"${name}":{`) === true;
