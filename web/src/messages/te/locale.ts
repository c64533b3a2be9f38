export const locale = 'te';
