import { desk } from '@thodu/domain/chat/model';
import { readFound } from './converters';
import { db } from './database';
import { commit, getAll } from './rest';

const PATH = 'desk/current';

/** The stamp of a conversation that no listener lists; never an epoch. */
export const OFF_THE_DESK = '';

/** The epoch that the shared list is stamped with; the first caller of all draws it. */
export async function deskEpoch(freshId: () => string): Promise<string> {
  const [current] = await getAll([PATH]);
  const found = readFound(desk, current);
  if (found) return found.epoch;
  const epoch = freshId();
  const drawn = await commit([{ path: PATH, data: { epoch }, stamps: [], only: 'absent' }]);
  return drawn ? epoch : deskEpoch(freshId);
}

export const deskDocument = () => db().doc(PATH);
