/** The day’s minutes of a plan are used up. `returns`: new ones come at midnight, as they do save on the last day that is paid. */

export const usedUpTitle = "ఈ రోజు నిమిషాలు అయిపోయాయి";
export const whenNew = (returns: boolean) => (returns ? "అర్ధరాత్రికి (భారత సమయం) కొత్తవి వస్తాయి." : "మీ ప్లాన్ చెల్లింపు ఈరోజు వరకే.");
export const usedUp = (returns: boolean) => `${usedUpTitle}. ${whenNew(returns)}`;
export const callsUsedUp = (returns: boolean) => `ఈరోజు కాల్ నిమిషాలు అయిపోయాయి. ${whenNew(returns)}`;
/** On the last day that is paid. */
export const nextPayment = "మీ ప్లాన్‌కు ప్రతి నెలా డబ్బు తీసుకుంటూ ఉంటే, తర్వాతి చెల్లింపుతో కొత్త నిమిషాలు వస్తాయి.";
