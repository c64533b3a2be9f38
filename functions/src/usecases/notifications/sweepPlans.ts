import { DAY } from '@thodu/domain/time';
import { workEach } from '../../loops';
import type { World } from '../ports';
import type { PlanEnds } from './ports';

type PlanEnd = Awaited<ReturnType<PlanEnds['between']>>[number];

/** How long before its end a plan's owner is told. */
const AHEAD = 3 * DAY;
/** An end that a sweep missed is told this long. */
const BEHIND = DAY;

/** Tells whose plan is about to end, or has ended, once for each end; not whose plan is charged anew each month. */
export async function sweepPlans({ world, planEnds }: { readonly world: World; readonly planEnds: PlanEnds }): Promise<void> {
  const now = world.now();
  const skipped = ({ uid }: PlanEnd, error: unknown): void => world.skipped('premiumUsers', uid, error);
  const ending = async ({ uid, validUntil }: PlanEnd): Promise<void> => {
    if (!(await planEnds.renews(uid))) await planEnds.tell(uid, `plan-ending_${validUntil}`, 'plan-ending');
  };
  const ended = ({ uid, validUntil }: PlanEnd): Promise<void> => planEnds.tell(uid, `plan-ended_${validUntil}`, 'plan-ended');
  await workEach(await planEnds.between(now, now + AHEAD), ending, skipped);
  await workEach(await planEnds.between(now - BEHIND, now), ended, skipped);
}
