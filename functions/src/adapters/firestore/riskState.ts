import { randomUUID } from "node:crypto";
import type { Conversation } from "@thodu/domain/chat/model";
import { crisisBegins, type RiskState } from "@thodu/domain/safety/alarm";
import { meterAfterLevel } from "@thodu/domain/plans/metering";
import type { AlarmCount } from "@thodu/domain/safety/alarmCounts";
import { lockAfter } from "@thodu/domain/safety/lock";
import type { Millis } from "@thodu/domain/time";
import type { Commit, LabelDecision, Versioned } from "../../usecases/chat/ports";
import { create, serverTime, type Change } from "../../store/changes";
import { stored } from "../../store/commit";
import { conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { auditChange } from "./audit";
import { alarmChanges, flagChanges } from "./statistics";

const riskStateChanges = (
  now: Millis,
  customerId: string,
  { value, version }: Versioned<Conversation>,
  riskState: RiskState,
  counted: AlarmCount | null,
): readonly Change[] => [
  ...conversationChanges(
    customerId,
    {
      ...riskState,
      ...crisisBegins(value.risk, riskState.risk, now),
      ...lockAfter(value, riskState),
      ...meterAfterLevel(value, riskState.risk, now),
    },
    version,
  ),
  ...flagChanges(now, value.risk, riskState.risk),
  ...alarmChanges(now, counted),
];

/** Stores the level and alarm of a talk. */
export const storeRiskState = (
  now: Millis,
  customerId: string,
  seen: Versioned<Conversation>,
  riskState: RiskState,
  counted: AlarmCount | null,
): Promise<Commit> => stored(riskStateChanges(now, customerId, seen, riskState, counted));

/** Stores a level that a listener set, with the label for the next training and an audit line. */
export const storeLabel = (
  now: Millis,
  customerId: string,
  seen: Versioned<Conversation>,
  { riskState, label, counted, audit }: LabelDecision,
): Promise<Commit> =>
  stored([
    ...riskStateChanges(now, customerId, seen, riskState, counted),
    create(documents.riskLabel(randomUUID()), { ...label, at: serverTime }),
    auditChange(audit),
  ]);
