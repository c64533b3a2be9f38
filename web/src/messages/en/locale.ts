export const locale = 'en';
