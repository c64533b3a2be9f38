import { locales, type Locale } from "@thodu/domain/locale";
import { SHOWN_WAITS } from "@thodu/domain/matching/whoWaits";
import type { Risk } from "@thodu/domain/safety/levels";
import type { LongestWaits, VersionedWait } from "../../usecases/matching/ports";
import { readAll } from "./converters";
import { db } from "../../store/database";
import { Timestamp } from "../../store/values";
import { versionedWait } from "./waiting";

/** The most people of one level and language that are counted. */
const COUNTED = 10_000;
const levels = ["crisis", "concern", "none"] as const;

/** The people of one level and of these languages in the queue, the longest wait first. */
const queueOf = (risk: Risk, languages: readonly Locale[], most: number) =>
  db()
    .collection("conversations")
    .where("status", "==", "waiting")
    .where("risk", "==", risk)
    .where("locale", "in", languages)
    .where("waitingSince", ">", Timestamp.fromMillis(0))
    .orderBy("waitingSince")
    .limit(most);

/** The longest waits of each level, each as many as an admin is shown in all; `language`: only of this one. */
export async function longestWaits(language?: Locale): Promise<LongestWaits> {
  const languages = language === undefined ? locales : [language];
  const [queues, counts] = await Promise.all([
    Promise.all(levels.map((risk) => queueOf(risk, languages, SHOWN_WAITS).get())),
    // The desk's own figures count everybody.
    language === undefined ? null : Promise.all(levels.map((risk) => queueOf(risk, languages, COUNTED).count())),
  ]);
  const waits = readAll(
    queues.flatMap(({ docs }) => docs),
    versionedWait,
  );
  return { waits, count: counts?.reduce((sum, counted) => sum + counted, 0) ?? null };
}

/** People who wait in a crisis and are out of the queue because their page is gone; the last to write first. */
export async function goneInCrisis(): Promise<readonly VersionedWait[]> {
  const { docs } = await db()
    .collection("conversations")
    .where("status", "==", "waiting")
    .where("risk", "==", "crisis")
    .where("waitingSince", "==", null)
    .orderBy("lastMessageAt", "desc")
    .limit(SHOWN_WAITS)
    .get();
  return readAll(docs, versionedWait);
}
