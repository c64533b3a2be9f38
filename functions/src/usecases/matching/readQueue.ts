import type { Output, ReasonOf } from '@thodu/domain/contracts';
import type { Failure } from '@thodu/domain/errors';
import { addBars, expectedWait } from '@thodu/domain/matching/waits';
import type { Actor } from '@thodu/domain/permissions';
import { ok, type Result } from '@thodu/domain/result';
import { DAY, kolkataDay } from '@thodu/domain/time';
import type { World } from '../ports';
import type { Matcher } from './matchQueue';
import { noteSign } from './noteSign';
import { placeOf } from './placeOf';
import type { QueueStore } from './ports';

interface QueuePorts {
  readonly world: World;
  readonly queue: QueueStore;
  readonly matcher: Pick<Matcher, 'run'>;
}

type Answered = Result<Output<'readQueue'>, Failure<ReasonOf<'readQueue'>>>;

/**
 * Where the caller stands, and how long people waited today and yesterday. Asking is a sign that their page is there; then
 * the queue moves, so that whoever has just come is offered before they are told their place.
 */
export async function readQueue({ world, queue, matcher }: QueuePorts, actor: Actor): Promise<Answered> {
  await noteSign({ world, queue }, actor.uid);
  await matcher.run();
  const now = world.now();
  const [own, anyone, days] = await Promise.all([queue.find(actor.uid), queue.anyone(), queue.waitsOn([kolkataDay(now), kolkataDay(now - DAY)])]);
  return ok({ position: await placeOf(queue, actor.uid, own?.value ?? null), anyone, expected: expectedWait(days.reduce(addBars, {})) });
}
