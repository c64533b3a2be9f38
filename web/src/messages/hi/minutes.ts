/** The day’s minutes of a plan are used up. `returns`: new ones come at midnight, as they do save on the last day that is paid. */

export const usedUpTitle = "आज के मिनट पूरे हो गए";
export const whenNew = (returns: boolean) =>
  returns ? "आधी रात (भारतीय समय) को नए मिलेंगे।" : "आपका प्लान आज तक का ही है।";
export const usedUp = (returns: boolean) => `${usedUpTitle}। ${whenNew(returns)}`;
export const callsUsedUp = (returns: boolean) => `आज के कॉल के मिनट पूरे हो गए। ${whenNew(returns)}`;
/** On the last day that is paid. */
export const nextPayment = "अगर प्लान का पैसा हर महीने कटता है, तो अगले भुगतान के साथ नए मिनट मिलेंगे।";
