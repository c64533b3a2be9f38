import type { Output, ReasonOf } from '@thodu/domain/contracts';
import type { Failure } from '@thodu/domain/errors';
import { positionOf } from '@thodu/domain/matching/position';
import { addBars, expectedWait } from '@thodu/domain/matching/waits';
import type { Actor } from '@thodu/domain/permissions';
import { ok, type Result } from '@thodu/domain/result';
import { DAY, kolkataDay } from '@thodu/domain/time';
import type { World } from '../ports';
import type { QueueStore } from './ports';

type Answered = Result<Output<'readQueue'>, Failure<ReasonOf<'readQueue'>>>;

/** Where the caller stands, and how long people waited today and yesterday. */
export async function readQueue({ world, queue }: { readonly world: World; readonly queue: QueueStore }, actor: Actor): Promise<Answered> {
  const now = world.now();
  const [waiting, anyone, days] = await Promise.all([queue.waiting(), queue.anyone(), queue.waitsOn([kolkataDay(now), kolkataDay(now - DAY)])]);
  const all = waiting.map(({ value }) => value);
  const own = all.find(({ id }) => id === actor.uid);
  return ok({ position: own ? positionOf(own, all) : null, anyone, expected: expectedWait(days.reduce(addBars, {})) });
}
