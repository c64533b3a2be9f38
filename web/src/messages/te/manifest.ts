export const manifestName = "తోడు (Thodu)";
export const manifestDescription = "మనసు విప్పి మాట్లాడటానికి ఒక మంచి తోడు, మీ భాషలోనే.";
/** The name of a listener's standby page as an installed app; the second one is shown under its icon. */
export const standbyName = "తోడు: ఆన్ కాల్";
export const standbyShort = "ఆన్ కాల్";
