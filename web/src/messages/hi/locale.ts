export const locale = 'hi';
