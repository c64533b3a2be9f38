/** After a payment that failed or was cancelled: the bank may have taken the money all the same. */
export const tookTitle = "Did your bank take money all the same?";
export const tookText =
  "Then you don’t need to pay again. As soon as the bank confirms the payment, your plan starts by itself, here and on every device; this can take a few days. If the bank doesn’t confirm it, it returns the money to you. If neither happens, write to us and name the reference. If no money was taken, nothing was charged.";
