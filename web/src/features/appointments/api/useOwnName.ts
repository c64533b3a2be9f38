import { loadFirestore } from "../../../lib/firebase";
import { useLive, type Live } from "../../../lib/useLive";

/** The stored name of a person with an account, live. */
export const useOwnName = (uid: string | null): Live<string> =>
  useLive(uid, async () => {
    const [{ watchOwnName }] = await Promise.all([import("./ownName"), loadFirestore()]);
    return (watch) => watchOwnName(uid ?? "", watch);
  });
