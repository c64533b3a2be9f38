import { conversation } from "@thodu/domain/chat/model";
import { SHOWN_WAITS } from "@thodu/domain/matching/whoWaits";
import type { VersionedWait } from "../../usecases/matching/ports";
import { readAll, readVersioned } from "./converters";
import { db } from "./database";
import { Timestamp } from "./sdk";

/** Who stands longest in the queue of each level, as many as an admin is shown in all. */
export async function longestWaits(): Promise<readonly VersionedWait[]> {
  const levels = await Promise.all(
    (["crisis", "concern", "none"] as const).map((risk) =>
      db()
        .collection("conversations")
        .where("status", "==", "waiting")
        .where("risk", "==", risk)
        .where("waitingSince", ">", Timestamp.fromMillis(0))
        .orderBy("waitingSince")
        .limit(SHOWN_WAITS)
        .get(),
    ),
  );
  return readAll(
    levels.flatMap(({ docs }) => docs),
    (doc) => {
      const seen = readVersioned(conversation, doc);
      return seen && { ...seen, value: { ...seen.value, id: doc.id } };
    },
  );
}
