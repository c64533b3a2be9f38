/** Loads the question about the end of a call in a crisis. */
export const loadEnd = async () => (await import("./EndInCrisis")).EndInCrisis;
