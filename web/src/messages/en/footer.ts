export const policies = "Policies";
export const privacy = "Privacy Policy";
export const terms = "Terms and Conditions";
export const refund = "Refund Policy";
export const shipping = "Shipping Policy";
export const contactUs = "Contact Us";
export const copyright = (year: number, brand: string): string => `© ${year} ${brand}. All rights reserved.`;
