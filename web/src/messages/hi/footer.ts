export const policies = "नीतियाँ";
export const privacy = "निजता नीति";
export const terms = "नियम और शर्तें";
export const refund = "रिफ़ंड नीति";
export const shipping = "शिपिंग नीति";
export const contactUs = "हमसे संपर्क करें";
export const copyright = (year: number, brand: string): string => `© ${year} ${brand}. सर्वाधिकार सुरक्षित।`;
