export const manifestName = "Thodu";
export const manifestDescription = "A kind listener, within a minute, in your own language.";
/** The standby page of a listener, installed; the second under its icon. */
export const standbyName = "Thodu: on call";
export const standbyShort = "On call";
