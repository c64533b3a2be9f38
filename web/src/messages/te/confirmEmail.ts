/** Asks somebody to confirm their address. */
export const confirmAgain = "లింక్ మళ్లీ పంపండి";
export const confirmSent = (address: string): string => `${address} కు లింక్ పంపాం.`;
