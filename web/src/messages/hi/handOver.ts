/** While a colleague whom the listener named may still accept. */
export const handingOver =
  "आपके सुनने वाले अपने एक साथी से पूछ रहे हैं कि क्या वे आगे आपकी बात सुनें। तब तक वे आपके साथ ही हैं। आपका लिखा सब यहीं है।";
/** After that, if the colleague did not. */
export const staysWithYou = "आपके सुनने वाले आपके साथ ही हैं।";
