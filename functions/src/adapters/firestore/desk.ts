import { desk } from "@thodu/domain/chat/model";
import { readFound } from "./converters";
import { create, put, type Change } from "../../store/changes";
import { commit } from "../../store/commit";
import { conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { lookUp } from "../../store/look";

/** The stamp of a conversation that is not in the listeners' list; never an epoch. */
export const OFF_THE_DESK = "";

/** The epoch with which conversations in the listeners' list are stamped; the first caller ever draws it. */
export async function deskEpoch(freshId: () => string): Promise<string> {
  const [current] = await lookUp([documents.desk()]);
  const found = readFound(desk, current);
  if (found) return found.epoch;
  const epoch = freshId();
  const drawn = await commit([create(documents.desk(), { epoch })]);
  return drawn ? epoch : deskEpoch(freshId);
}

/** Draws a new epoch. */
export const deskChange = (epoch: string): Change => put(documents.desk(), { epoch });

/**
 * Stamps a conversation again if a revocation drew a new epoch between our reading it and our commit and restamped the
 * desk before the conversation was on it. Reading the epoch after the commit closes that gap.
 */
export async function keepOnDesk(customerId: string, epoch: string, freshId: () => string): Promise<void> {
  const now = await deskEpoch(freshId);
  if (now === epoch) return;
  await commit(conversationChanges(customerId, { deskEpoch: now }, "existing"));
  await keepOnDesk(customerId, now, freshId);
}
