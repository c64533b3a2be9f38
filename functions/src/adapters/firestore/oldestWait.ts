import * as z from "zod/mini";
import { instant } from "@thodu/domain/instant";
import type { Millis } from "@thodu/domain/time";
import { db } from "../../store/database";
import { Timestamp } from "../../store/values";
import { read } from "./converters";

const placeInQueue = z.object({ waitingSince: instant });

/**
 * The beginning of the longest present wait; null if nobody waits. It reads nothing else of a conversation, so whoever
 * waits in one that can't be read counts too.
 */
export async function oldestWait(): Promise<Millis | null> {
  const { docs } = await db()
    .collection("conversations")
    .where("status", "==", "waiting")
    .where("waitingSince", ">", Timestamp.fromMillis(0))
    .orderBy("waitingSince")
    .limit(1)
    .get();
  const [first] = docs;
  return (first && read(placeInQueue, first))?.waitingSince ?? null;
}
