import { tag } from "./locale";

const inRupees = new Intl.NumberFormat(tag, { style: "currency", currency: "INR", minimumFractionDigits: 0 });

/** '₹1,499', from an amount in paise. */
export const rupees = (paise: number): string => inRupees.format(paise / 100);
