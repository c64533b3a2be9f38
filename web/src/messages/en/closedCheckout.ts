/** After the words for a payment that was cancelled, where its window was closed. */
export const notCharged = "If you did not pay there, nothing was charged.";
