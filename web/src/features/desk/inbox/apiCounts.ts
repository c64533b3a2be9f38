import { collection, count, db, limit, query, where } from "../../../lib/firebase/firestore";

/** More than ever wait or talk at once. */
const MOST = 10_000;

export interface Crowd {
  /** In the queue, and those in a crisis who have left it. */
  readonly waiting: number;
  /** Waiting, and out of the queue because their page is gone; without those in a crisis. */
  readonly gone: number;
  /** Of those who wait. */
  readonly crisis: number;
  readonly active: number;
}

/** How many conversations are open, counted by the server: five counts, each one read for a thousand. */
export async function countDesk(epoch: string): Promise<Crowd> {
  const open = query(collection(db, "conversations"), where("deskEpoch", "==", epoch), limit(MOST));
  const waiting = query(open, where("status", "==", "waiting"));
  const inCrisis = query(waiting, where("risk", "==", "crisis"));
  const [queued, left, crisis, crisisLeft, active] = await Promise.all([
    count(query(waiting, where("waitingSince", "!=", null))),
    count(query(waiting, where("waitingSince", "==", null))),
    count(inCrisis),
    count(query(inCrisis, where("waitingSince", "==", null))),
    count(query(open, where("status", "==", "active"))),
  ]);
  return { waiting: queued + crisisLeft, gone: left - crisisLeft, crisis, active };
}
