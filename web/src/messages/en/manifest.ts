export const manifestName = "Thodu";
export const manifestDescription = "A kind listener, within a minute, in your own language.";
