import { collection, count, db, limit, query, where } from "../../../lib/firebase/firestore";

/** More conversations than are ever open at once. */
const MAX_OPEN = 10_000;

export interface Crowd {
  /** Those in the queue, and those in a crisis who have left it. */
  readonly waiting: number;
  /** Waiting, but out of the queue because their page is gone; without those in a crisis. */
  readonly gone: number;
  /** How many of the waiting are in a crisis. */
  readonly crisis: number;
  readonly active: number;
}

/**
 * How many conversations are open, counted by the server: five counts, each billed as one read per thousand entries.
 */
export async function countDesk(epoch: string): Promise<Crowd> {
  const open = query(collection(db, "conversations"), where("deskEpoch", "==", epoch), limit(MAX_OPEN));
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
