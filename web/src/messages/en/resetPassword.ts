export const forgot = "Forgot your password?";
export const resetNeedsEmail = "Please write your email first. The link goes to that address.";
export const resetSent = (address: string): string =>
  `If ${address} has an account, a link to set a new password is on its way.`;
