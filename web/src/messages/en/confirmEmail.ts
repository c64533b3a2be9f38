/** Asks somebody to confirm their address. */
export const confirmAgain = "Send the link again";
export const confirmSent = (address: string): string => `We have sent a link to ${address}.`;
