/**
 * The day’s minutes of a plan are used up. `returns`: new ones come at midnight, as they do except on the last paid
 * day.
 */

const usedUpTitle = "आज के मिनट पूरे हो गए";
export const whenNew = (returns: boolean) =>
  returns ? "आधी रात (भारतीय समय) को नए मिलेंगे।" : "आपका प्लान आज तक का ही है।";
export const usedUp = (returns: boolean) => `${usedUpTitle}। ${whenNew(returns)}`;
export const callsUsedUp = (returns: boolean) => `आज के कॉल के मिनट पूरे हो गए। ${whenNew(returns)}`;
/** In the chat, where minutes of calls may be left. */
export const chatUsedUpTitle = "आज चैट के मिनट नहीं बचे";
export const chatUsedUp = (returns: boolean) => `${chatUsedUpTitle}। ${whenNew(returns)}`;
/** Why a call may have taken the chat of a day. */
export const oneKind = "‘रोज़ का साथ’ में हर दिन कॉल या चैट मिलती है: जो आप पहले इस्तेमाल करें। आज कॉल के मिनट बचे हो सकते हैं।";
/** On the last paid day. */
export const nextPayment = "अगर प्लान का पैसा हर महीने कटता है, तो अगले भुगतान के साथ नए मिनट मिलेंगे।";
