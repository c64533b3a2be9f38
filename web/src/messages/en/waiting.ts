/** Up to two minutes in seconds, then in minutes, rounded up. */
export const tryAgainIn = (seconds: number): string => {
  if (seconds > 120) return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
  return seconds === 1 ? "Try again in 1 second." : `Try again in ${seconds} seconds.`;
};
