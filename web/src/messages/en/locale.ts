export const locale = "en";
