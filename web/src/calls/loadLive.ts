import { loadFirestore } from "../lib/firebase";

/** The code that subscribes to calls, loaded when it is first needed. */
export const loadLive = async () => {
  const [live] = await Promise.all([import("./live"), loadFirestore()]);
  return live;
};
