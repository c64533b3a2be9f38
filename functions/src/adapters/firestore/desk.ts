import { desk } from "@thodu/domain/chat/model";
import { readFound } from "./converters";
import { db } from "./database";
import { commit, getAll } from "./rest";

const PATH = "desk/current";

/** The stamp of a conversation that no listener lists; never an epoch. */
export const OFF_THE_DESK = "";

/** The epoch that the shared list is stamped with; the first caller of all draws it. */
export async function deskEpoch(freshId: () => string): Promise<string> {
  const [current] = await getAll([PATH]);
  const found = readFound(desk, current);
  if (found) return found.epoch;
  const epoch = freshId();
  const drawn = await commit([{ path: PATH, data: { epoch }, stamps: [], only: "absent" }]);
  return drawn ? epoch : deskEpoch(freshId);
}

export const deskDocument = () => db().doc(PATH);

/**
 * A revocation may have drawn a new epoch between our reading it and our commit, and have restamped the desk just
 * before the conversation at `path` was on it: then we stamp it ourselves. Reading after the commit closes the gap.
 */
export async function keepOnDesk(path: string, epoch: string, freshId: () => string): Promise<void> {
  const now = await deskEpoch(freshId);
  if (now === epoch) return;
  await commit([{ path, data: { deskEpoch: now }, stamps: [], only: "existing" }]);
  await keepOnDesk(path, now, freshId);
}
