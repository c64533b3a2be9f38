import { loadFirestore } from "../lib/firebase";

/** What hears of calls, fetched with the first of them. */
export const loadLive = async () => {
  const [live] = await Promise.all([import("./live"), loadFirestore()]);
  return live;
};
