import type { Renewal } from "@thodu/domain/payments/nextCharge";
import { loadFirestore } from "../../lib/firebase";
import { useLive, type Live } from "../../lib/useLive";

/** The {@link Renewal} of a person, live. */
export const useRenewal = (uid: string): Live<Renewal> =>
  useLive(`renewal ${uid}`, async () => {
    const [{ watchRenewal }] = await Promise.all([import("./live"), loadFirestore()]);
    return (watch) => watchRenewal(uid, watch);
  });
