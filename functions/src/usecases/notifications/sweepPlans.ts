import { DAY } from '@thodu/domain/time';
import type { World } from '../ports';
import type { PlanEnds } from './ports';

/** How long before its end a plan's owner is told. */
const AHEAD = 3 * DAY;
/** An end that a sweep missed is told this long. */
const BEHIND = DAY;

/** Tells whose plan is about to end, or has ended, once for each end; not whose plan is charged anew each month. */
export async function sweepPlans({ world, planEnds }: { readonly world: World; readonly planEnds: PlanEnds }): Promise<void> {
  const now = world.now();
  for (const { uid, validUntil } of await planEnds.between(now, now + AHEAD)) {
    if (!(await planEnds.renews(uid))) await planEnds.tell(uid, `plan-ending_${validUntil}`, 'plan-ending');
  }
  for (const { uid, validUntil } of await planEnds.between(now - BEHIND, now)) await planEnds.tell(uid, `plan-ended_${validUntil}`, 'plan-ended');
}
