export const title = "You are in a call";
export const text =
  "The payment window covers the whole page, with the button to hang up. You can hang up only once you have paid or closed that window.";
export const hangUpFirst = "Hang up and pay";
export const stay = "Pay and stay in the call";
export const notNow = "Not now";
