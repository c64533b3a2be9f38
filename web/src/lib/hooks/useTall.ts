import { useMedia } from "./useMedia";

/**
 * Whether the window is at least this high, in rem, so that help can stay open beside a conversation. A phone with an
 * open keyboard is not. The style sheets use the same heights.
 */
export const useTall = (rem: number): boolean => useMedia(`(height >= ${rem}rem)`);
