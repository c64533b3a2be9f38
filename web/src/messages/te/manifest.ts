export const manifestName = "తోడు (Thodu)";
export const manifestDescription = "మనసు విప్పి మాట్లాడటానికి ఒక మంచి తోడు, మీ భాషలోనే.";
/** The standby page of a listener, installed; the second under its icon. */
export const standbyName = "తోడు: ఆన్ కాల్";
export const standbyShort = "ఆన్ కాల్";
