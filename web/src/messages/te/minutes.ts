/**
 * The day’s minutes of a plan are used up. `returns`: new ones come at midnight, as they do except on the last paid
 * day.
 */

const usedUpTitle = "ఈ రోజు నిమిషాలు అయిపోయాయి";
export const whenNew = (returns: boolean) => (returns ? "అర్ధరాత్రికి (భారత సమయం) కొత్తవి వస్తాయి." : "మీ ప్లాన్ చెల్లింపు ఈరోజు వరకే.");
export const usedUp = (returns: boolean) => `${usedUpTitle}. ${whenNew(returns)}`;
export const callsUsedUp = (returns: boolean) => `ఈరోజు కాల్ నిమిషాలు అయిపోయాయి. ${whenNew(returns)}`;
/** In the chat, where minutes of calls may be left. */
export const chatUsedUpTitle = "ఈరోజు చాట్ నిమిషాలు మిగల్లేదు";
export const chatUsedUp = (returns: boolean) => `${chatUsedUpTitle}. ${whenNew(returns)}`;
/** Why a call may have taken the chat of a day. */
export const oneKind = "‘రోజూ తోడు’లో ప్రతి రోజు కాల్ లేదా చాట్: మీరు ముందు వాడినది. ఈరోజు కాల్ నిమిషాలు మిగిలి ఉండవచ్చు.";
/** On the last paid day. */
export const nextPayment = "మీ ప్లాన్‌కు ప్రతి నెలా డబ్బు తీసుకుంటూ ఉంటే, తర్వాతి చెల్లింపుతో కొత్త నిమిషాలు వస్తాయి.";
