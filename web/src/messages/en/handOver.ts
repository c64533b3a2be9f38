/** While a colleague whom the listener named may still accept. */
export const handingOver =
  "Your listener is asking a colleague to go on with you. They stay with you until then. Everything you wrote is still here.";
/** After that, if the colleague did not. */
export const staysWithYou = "Your listener stays with you.";
