export const locale = "hi";
