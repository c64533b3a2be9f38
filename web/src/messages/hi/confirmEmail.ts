/** Asks somebody to confirm their address. */
export const confirmAgain = "लिंक फिर भेजें";
export const confirmSent = (address: string): string => `हमने ${address} पर लिंक भेज दिया है।`;
