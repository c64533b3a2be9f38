import { desk } from "@thodu/domain/chat/model";
import { readFound } from "./converters";
import { create, put, type Change } from "../../store/changes";
import { commit } from "../../store/commit";
import { conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { getAll } from "../../store/look";

/** The stamp of a conversation that no listener lists; never an epoch. */
export const OFF_THE_DESK = "";

/** The epoch that the shared list is stamped with; the first caller of all draws it. */
export async function deskEpoch(freshId: () => string): Promise<string> {
  const [current] = await getAll([documents.desk()]);
  const found = readFound(desk, current);
  if (found) return found.epoch;
  const epoch = freshId();
  const drawn = await commit([create(documents.desk(), { epoch })]);
  return drawn ? epoch : deskEpoch(freshId);
}

/** Draws a new epoch. */
export const deskChange = (epoch: string): Change => put(documents.desk(), { epoch });

/**
 * A revocation may have drawn a new epoch between our reading it and our commit, and have restamped the desk just
 * before the conversation was on it: then we stamp it ourselves. Reading after the commit closes the gap.
 */
export async function keepOnDesk(customerId: string, epoch: string, freshId: () => string): Promise<void> {
  const now = await deskEpoch(freshId);
  if (now === epoch) return;
  await commit(conversationChanges(customerId, { deskEpoch: now }, "existing"));
  await keepOnDesk(customerId, now, freshId);
}
