export const locale = "te";
