import { addDays, dayOf } from "@thodu/domain/rota/calendar";
import { forecastOf } from "@thodu/domain/rota/forecast";
import { placesOf } from "@thodu/domain/rota/plan";
import { needOf } from "@thodu/domain/rota/staffing";
import { Timestamp } from "firebase-admin/firestore";
import { database } from "./people";

/** Two weeks of shifts as the sweep opens them; a listener has every second one in Telugu, and missed one last week. */
export async function fillRota(uid: string): Promise<void> {
  const today = dayOf(Date.now());
  const writer = database().bulkWriter();
  const shift = (id: string, from: number, to: number, more: object): void =>
    void writer.set(database().doc(`shifts/${id}`), {
      zone: "Asia/Kolkata",
      from: Timestamp.fromMillis(from),
      to: Timestamp.fromMillis(to),
      uid: null,
      ...more,
    });
  for (let ahead = 0; ahead < 14; ahead += 1) {
    const day = addDays(today, ahead);
    const need = needOf(forecastOf(day, []));
    void writer.set(database().doc(`rotaDays/${day}`), { day, need, basis: "curve" });
    for (const [nth, { id, from, to, language }] of placesOf(day, need).entries())
      shift(id, from, to, { day, language, uid: language === "te" && nth % 2 === 0 ? uid : null });
  }
  const last = addDays(today, -7);
  const [missed] = placesOf(last, needOf(forecastOf(last, [])));
  if (missed) shift(missed.id, missed.from, missed.to, { day: last, language: missed.language, uid });
  await writer.close();
}
