import type { Conversation } from "@thodu/domain/chat/model";
import type { Standing } from "@thodu/domain/safety/alarm";
import type { AlarmCount } from "@thodu/domain/safety/alarmCounts";
import type { Millis } from "@thodu/domain/time";
import type { WriteBatch } from "firebase-admin/firestore";
import type { LabelDecision, Versioned } from "../../usecases/chat/ports";
import { recordIn } from "./audit";
import { commit } from "./commit";
import { unchangedSince } from "./converters";
import { db } from "./database";
import { conversationRef } from "./refs";
import { FieldValue } from "./sdk";
import { countAlarm, countFlag } from "./statistics";

/** A crisis unlocks. */
function standIn(
  batch: WriteBatch,
  now: Millis,
  customerId: string,
  seen: Versioned<Conversation>,
  standing: Standing,
  counted: AlarmCount | null,
): void {
  const opened = standing.risk === "crisis" && { locked: false };
  batch.update(conversationRef(customerId), { ...standing, ...opened }, unchangedSince(seen.version));
  countFlag(batch, now, seen.value.risk, standing.risk);
  countAlarm(batch, now, counted);
}

/** How grave a talk stands from now on. */
export async function storeStanding(
  now: Millis,
  customerId: string,
  seen: Versioned<Conversation>,
  standing: Standing,
  counted: AlarmCount | null,
): Promise<"stored" | "conflict"> {
  const batch = db().batch();
  standIn(batch, now, customerId, seen, standing, counted);
  return (await commit(batch)) ? "stored" : "conflict";
}

/** The same as a listener has set it, with the label for the next training and a line of the audit log. */
export async function storeLabel(
  now: Millis,
  customerId: string,
  seen: Versioned<Conversation>,
  { standing, label, counted, audit }: LabelDecision,
): Promise<"stored" | "conflict"> {
  const batch = db().batch();
  standIn(batch, now, customerId, seen, standing, counted);
  batch.create(db().collection("riskLabels").doc(), { ...label, at: FieldValue.serverTimestamp() });
  recordIn(batch, audit);
  return (await commit(batch)) ? "stored" : "conflict";
}
