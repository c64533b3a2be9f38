import { loadFirestore } from "../../lib/firebase";
import { useLive, type Live } from "../../lib/useLive";
import type { Renewal } from "./live";

/** Whether something may take money from somebody each month, what, and whether their bank pays it. */
export const useRenewal = (uid: string): Live<Renewal> =>
  useLive(`renewal ${uid}`, async () => {
    const [{ watchRenewal }] = await Promise.all([import("./live"), loadFirestore()]);
    return (watch) => watchRenewal(uid, watch);
  });
