/** Up to two minutes in seconds, then in minutes, rounded up. */
export const tryAgainIn = (seconds: number): string => {
  if (seconds > 120) return `${Math.ceil(seconds / 60)} मिनट बाद फिर कोशिश करें।`;
  return `${seconds} सेकंड बाद फिर कोशिश करें।`;
};
