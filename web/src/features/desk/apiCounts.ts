import { collection, count, db, limit, query, where } from "../../lib/firebase/firestore";
import type { Counts } from "./list";

/** More than ever wait or talk at once. */
const MOST = 10_000;

/** How many conversations the tabs hold, counted by the server: one read for a thousand of each. */
export async function countDesk(epoch: string, uid: string): Promise<Counts> {
  const [waiting, crisis, active, mine] = await Promise.all([
    count(
      query(
        collection(db, "conversations"),
        where("deskEpoch", "==", epoch),
        where("status", "==", "waiting"),
        limit(MOST),
      ),
    ),
    count(
      query(
        collection(db, "conversations"),
        where("deskEpoch", "==", epoch),
        where("status", "==", "waiting"),
        where("risk", "==", "crisis"),
        limit(MOST),
      ),
    ),
    count(
      query(
        collection(db, "conversations"),
        where("deskEpoch", "==", epoch),
        where("status", "==", "active"),
        limit(MOST),
      ),
    ),
    count(
      query(
        collection(db, "conversations"),
        where("deskEpoch", "==", epoch),
        where("volunteerId", "==", uid),
        limit(MOST),
      ),
    ),
  ]);
  return { waiting, crisis, mine, others: Math.max(0, active - mine), all: waiting + active };
}
