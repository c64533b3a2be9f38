import type { Output, ReasonOf } from "@thodu/domain/contracts";
import type { Failure } from "@thodu/domain/errors";
import { standingAvailability } from "@thodu/domain/matching/availability";
import { cohortOf, comparable, type Stood } from "@thodu/domain/matching/cohorts";
import { expectedFor } from "@thodu/domain/matching/waits";
import type { Actor } from "@thodu/domain/permissions";
import { ok, type Result } from "@thodu/domain/result";
import { DAY, kolkataDay } from "@thodu/domain/time";
import type { World } from "../ports";
import type { Matcher } from "./matchQueue";
import { noteSign } from "./noteSign";
import { placeOf } from "./placeOf";
import type { QueueStore } from "./ports";

interface QueuePorts {
  readonly world: World;
  readonly queue: QueueStore;
  readonly matcher: Pick<Matcher, "run">;
}

type Answered = Result<Output<"readQueue">, Failure<ReasonOf<"readQueue">>>;

/** Where the caller stands now; kept with the first question of each wait. */
async function standingOf(
  { world, queue }: QueuePorts,
  customerId: string,
): Promise<{ readonly position: number; readonly own: Stood } | null> {
  const [seen, { listeners }] = await Promise.all([queue.find(customerId), queue.atDesk()]);
  const position = await placeOf(queue, customerId, seen?.value ?? null);
  const since = seen?.value.waitingSince ?? null;
  if (seen === null || position === null || since === null) return null;
  const now = world.now();
  const online = listeners.filter(
    ({ value }) => value.approved && standingAvailability(value, now) === "online",
  ).length;
  const own = { ...cohortOf(position, online), since };
  // Lost to another write, the next question keeps it.
  if (seen.value.stood?.since !== since) await queue.stand(customerId, seen, own);
  return { position, own };
}

/**
 * Where the caller stands, and how long people who stood there waited today and yesterday. Asking is a sign that their page
 * is there; then the queue moves, so that whoever has just come is offered before they are told their place.
 */
export async function readQueue(ports: QueuePorts, actor: Actor): Promise<Answered> {
  const { world, queue, matcher } = ports;
  await noteSign({ world, queue }, actor.uid);
  await matcher.run();
  const now = world.now();
  const [stands, anyone, days, standing] = await Promise.all([
    standingOf(ports, actor.uid),
    queue.anyone(),
    queue.waitsOn([kolkataDay(now), kolkataDay(now - DAY)]),
    queue.standing(now),
  ]);
  if (stands === null) return ok({ position: null, anyone, expected: null });
  const { position, own } = stands;
  const alike = comparable(
    own,
    days.map(({ cohorts }) => cohorts),
    standing,
    now,
  );
  return ok({ position, anyone, expected: expectedFor(now - own.since, alike) });
}
