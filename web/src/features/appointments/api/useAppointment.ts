import { loadFirestore } from "../../../lib/firebase";
import { useLive, type Live } from "../../../lib/useLive";
import type { Appointment } from "./appointment";

/** The request of whoever is here as the server has stored it, live. */
export const useAppointment = (uid: string | null): Live<Appointment | null> =>
  useLive(uid, async () => {
    const [{ watchAppointment }] = await Promise.all([import("./live"), loadFirestore()]);
    return (watch) => watchAppointment(uid ?? "", watch);
  });
