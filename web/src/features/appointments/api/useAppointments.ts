import { loadFirestore } from "../../../lib/firebase";
import { useLive, type Live } from "../../../lib/useLive";
import type { Appointment } from "./appointment";

/** The requests of the person who is signed in, as the server has stored them, live, newest first. */
export const useAppointments = (uid: string | null): Live<readonly Appointment[]> =>
  useLive(uid, async () => {
    const [{ watchAppointments }] = await Promise.all([import("./live"), loadFirestore()]);
    return (watch) => watchAppointments(uid ?? "", watch);
  });
