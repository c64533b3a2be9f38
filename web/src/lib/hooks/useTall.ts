import { useMedia } from "./useMedia";

/**
 * Whether the window is this high, in rem, so that help can stand open beside a conversation; what a keyboard leaves of
 * a phone is not. The style sheets say the same.
 */
export const useTall = (rem: number): boolean => useMedia(`(height >= ${rem}rem)`);
