import type { Volunteer } from "@thodu/domain/volunteers/model";
import { loadFirestore } from "../../lib/firebase";
import { useLive } from "../../lib/useLive";

/** The listener's own record; null until it is loaded. */
export function useOwnRecord(uid: string): Volunteer | null {
  const heard = useLive<Volunteer>(uid, async () => {
    const [{ watchOwnRecord }] = await Promise.all([import("./apiRecord"), loadFirestore()]);
    return (watch) => watchOwnRecord(uid, watch);
  });
  return heard.state === "here" ? heard.value : null;
}
