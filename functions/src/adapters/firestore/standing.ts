import { randomUUID } from "node:crypto";
import type { Conversation } from "@thodu/domain/chat/model";
import type { Standing } from "@thodu/domain/safety/alarm";
import type { AlarmCount } from "@thodu/domain/safety/alarmCounts";
import type { Millis } from "@thodu/domain/time";
import type { Commit, LabelDecision, Versioned } from "../../usecases/chat/ports";
import { create, serverTime, type Change } from "../../store/changes";
import { stored } from "../../store/commit";
import { conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { auditChange } from "./audit";
import { alarmChanges, flagChanges } from "./statistics";

/** A crisis unlocks. */
const standingChanges = (
  now: Millis,
  customerId: string,
  { value, version }: Versioned<Conversation>,
  standing: Standing,
  counted: AlarmCount | null,
): readonly Change[] => [
  ...conversationChanges(customerId, { ...standing, ...(standing.risk === "crisis" && { locked: false }) }, version),
  ...flagChanges(now, value.risk, standing.risk),
  ...alarmChanges(now, counted),
];

/** How grave a talk stands from now on. */
export const storeStanding = (
  now: Millis,
  customerId: string,
  seen: Versioned<Conversation>,
  standing: Standing,
  counted: AlarmCount | null,
): Promise<Commit> => stored(standingChanges(now, customerId, seen, standing, counted));

/** The same as a listener has set it, with the label for the next training and a line of the audit log. */
export const storeLabel = (
  now: Millis,
  customerId: string,
  seen: Versioned<Conversation>,
  { standing, label, counted, audit }: LabelDecision,
): Promise<Commit> =>
  stored([
    ...standingChanges(now, customerId, seen, standing, counted),
    create(documents.riskLabel(randomUUID()), { ...label, at: serverTime }),
    auditChange(audit),
  ]);
