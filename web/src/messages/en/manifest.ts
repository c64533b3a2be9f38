export const manifestName = "Thodu";
export const manifestDescription = "A kind listener, in your own language.";
/** The name of a listener's standby page as an installed app; the second one is shown under its icon. */
export const standbyName = "Thodu: on call";
export const standbyShort = "On call";
