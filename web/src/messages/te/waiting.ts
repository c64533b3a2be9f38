/** Up to two minutes in seconds, then in minutes, rounded up. */
export const tryAgainIn = (seconds: number): string => {
  if (seconds > 120) return `${Math.ceil(seconds / 60)} నిమిషాల తర్వాత మళ్లీ ప్రయత్నించండి.`;
  return seconds === 1 ? "1 సెకను తర్వాత మళ్లీ ప్రయత్నించండి." : `${seconds} సెకన్ల తర్వాత మళ్లీ ప్రయత్నించండి.`;
};
