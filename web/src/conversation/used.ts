import type { UsedBy } from "@thodu/domain/plans/metering";
import { loadFirestore } from "../lib/firebase";
import { useLive, type Live } from "../lib/useLive";

/** What was used under the given keys (a day, or payments), except those that the rules refuse. */
export const useUsed = (uid: string, keys: readonly string[]): Live<UsedBy> =>
  useLive([uid, ...keys].join(" "), async () => {
    const [{ watchUsed }] = await Promise.all([import("./spent"), loadFirestore()]);
    return ({ on }) => watchUsed(uid, keys, on);
  });
