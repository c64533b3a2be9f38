export const pleaseCheck = "Please check:";
export const showPassword = "Show";
export const hidePassword = "Hide";
export const needed = "Please fill this in.";
export const badEmail = "Please write a full email address, like name@example.com.";
export const tooLong = "This is a little too long.";
export const passwordsDiffer = "Passwords do not match";
/** In the list of what to check: the field, then its error. */
export const inField = (field: string, problem: string): string => `${field}: ${problem}`;
