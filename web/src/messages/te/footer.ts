export const policies = "విధానాలు";
export const privacy = "గోప్యతా విధానం";
export const terms = "నియమాలు, షరతులు";
export const refund = "రీఫండ్ విధానం";
export const shipping = "షిప్పింగ్ విధానం";
export const contactUs = "మమ్మల్ని సంప్రదించండి";
export const copyright = (year: number, brand: string): string => `© ${year} ${brand}. అన్ని హక్కులు మావే.`;
