import type { Output, ReasonOf } from '@thodu/domain/contracts';
import type { Failure } from '@thodu/domain/errors';
import { standingAvailability } from '@thodu/domain/matching/availability';
import { isFree, type Queued } from '@thodu/domain/matching/offers';
import { expectedWait } from '@thodu/domain/matching/waits';
import type { Actor } from '@thodu/domain/permissions';
import { ok, type Result } from '@thodu/domain/result';
import { kolkataDay } from '@thodu/domain/time';
import type { World } from '../ports';
import type { QueueStore } from './ports';

type Answered = Result<Output<'readDesk'>, Failure<ReasonOf<'readDesk'>>>;

/** Counts who waits and who is there, without a name of either. */
export async function readDesk({ world, queue }: { readonly world: World; readonly queue: QueueStore }, _actor: Actor): Promise<Answered> {
  const now = world.now();
  const [people, listeners, days] = await Promise.all([queue.waiting(), queue.atDesk(), queue.waitsOn([kolkataDay(now)])]);
  const all = people.map(({ value }) => value);
  const there = listeners.map(({ value }) => value).filter(({ approved }) => approved);
  const online = there.filter((each) => standingAvailability(each, now) === 'online');
  const count = (is: (each: Queued) => boolean): number => all.filter(is).length;
  return ok({
    waiting: {
      crisis: count(({ risk }) => risk === 'crisis'),
      concern: count(({ risk }) => risk === 'concern'),
      plan: count(({ risk, priority }) => risk === 'none' && priority > 0),
      others: count(({ risk, priority }) => risk === 'none' && priority === 0),
    },
    longestWait: Math.max(0, ...all.map(({ waitingSince }) => now - (waitingSince ?? now))),
    offered: count(({ offer }) => offer !== null && offer.expiresAt > now),
    online: online.length,
    busy: there.filter((each) => standingAvailability(each, now) === 'busy').length,
    freePlaces: there.filter((each) => isFree(each, now)).reduce((sum, { load, capacity }) => sum + capacity - load, 0),
    today: expectedWait(days[0] ?? {}),
  });
}
