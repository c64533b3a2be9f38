import type { Input, Outcome, Output } from "@thodu/domain/contracts";
import type { Conversation } from "@thodu/domain/chat/model";
import { isForThoseWhoWait } from "@thodu/domain/matching/offers";
import { cohortOf, comparable, waitedAhead, type Stood } from "@thodu/domain/matching/cohorts";
import { mayComeLater, shownTime, timesOffered } from "@thodu/domain/matching/laterTime";
import { isPromised } from "@thodu/domain/matching/tellMe";
import { expectedFor } from "@thodu/domain/matching/waits";
import type { Actor } from "@thodu/domain/permissions";
import { COVER_DAYS, usualHours } from "@thodu/domain/matching/usualHours";
import { ok } from "@thodu/domain/result";
import { DAY, kolkataDay, type Millis } from "@thodu/domain/time";
import type { CountedCaller } from "../limits/gate";
import type { Versioned } from "../chat/ports";
import type { Pager } from "../oncall/pager";
import { readTogether, type TogetherPorts } from "../safety/readTogether";
import type { Matcher } from "./matchQueue";
import { noteSign } from "./noteSign";
import { placeOf } from "./placeOf";
import type { AtDesk, QueueStore } from "./ports";
import { whoIsThere, type WhoPorts } from "./whoIsThere";

interface QueuePorts extends TogetherPorts, WhoPorts {
  readonly pager: Pick<Pager, "begin">;
  readonly queue: QueueStore;
  readonly matcher: Pick<Matcher, "run">;
}

/** What the caller has chosen, and may choose, besides staying on the page. */
type Choices = Pick<Output<"readQueue">, "toldUntil" | "later" | "laterTime">;
const NO_CHOICES: Choices = { toldUntil: null, later: null, laterTime: null };

interface PlaceAndChoices {
  readonly position: number;
  readonly own: Stood;
  readonly choices: Choices;
}

/** The caller's place, which is stored with the first question of each wait, and their choices. */
async function placeAndChoices(
  { queue }: QueuePorts,
  customerId: string,
  seen: Versioned<Conversation> | null,
  listeners: AtDesk["listeners"],
  now: Millis,
): Promise<PlaceAndChoices | null> {
  const position = await placeOf(queue, customerId, seen?.value ?? null, now);
  const since = seen?.value.waitingSince ?? null;
  if (seen === null || position === null || since === null) return null;
  const online = listeners.filter(({ value }) => isForThoseWhoWait(value, now)).length;
  const own = { ...cohortOf(position, online), since };
  // If another write is faster, the next question stores it.
  if (seen.value.stood?.since !== since) await queue.stand(customerId, seen, own);
  const choices = {
    toldUntil: isPromised(seen.value) ? (seen.value.tellMe?.until ?? null) : null,
    later: mayComeLater(seen.value) ? timesOffered(now) : null,
    laterTime: shownTime(seen.value),
  };
  return { position, own, choices };
}

/** The caller's place and choices, and whether listeners are there for them. */
async function placeAndListeners(
  ports: QueuePorts,
  customerId: string,
): Promise<{ readonly place: PlaceAndChoices | null } & Pick<Output<"readQueue">, "anyone" | "onCall">> {
  const { runtime, queue } = ports;
  const [seen, { listeners }] = await Promise.all([queue.find(customerId), queue.atDesk()]);
  const now = runtime.now();
  const atDesk = listeners.map(({ value }) => value);
  const [place, there] = await Promise.all([
    placeAndChoices(ports, customerId, seen, listeners, now),
    whoIsThere(ports, customerId, seen?.value.status === "waiting" ? seen.value : null, atDesk, now),
  ]);
  return { place, ...there };
}

/** The hours in which a listener is usually there. */
async function usual(queue: Pick<QueueStore, "coverOn">, now: Millis): Promise<Output<"readQueue">["usually"]> {
  const days = Array.from({ length: COVER_DAYS }, (_, ago) => kolkataDay(now - (ago + 1) * DAY));
  return [...usualHours(await queue.coverOn(days, now))];
}

/**
 * The caller's place, and how long people at that place waited today and yesterday. The question is a sign of the page,
 * and the moment to check the person's last messages together. Then the queue runs, so that people who have just come
 * are offered before they are told their place. If no listener at the desk is asked about the caller, listeners on call
 * are rung.
 */
export async function readQueue(
  ports: QueuePorts,
  actor: Actor,
  _input: Input<"readQueue">,
  _prepared: unknown,
  countedCaller: CountedCaller | null,
): Promise<Outcome<"readQueue">> {
  const { runtime, queue, matcher, pager } = ports;
  await noteSign({ runtime, queue }, actor.uid);
  await readTogether(ports, actor.uid);
  await matcher.run();
  await pager.begin(actor.uid, countedCaller?.network ?? null);
  const now = runtime.now();
  const [{ place, anyone, onCall }, days, openWaits] = await Promise.all([
    placeAndListeners(ports, actor.uid),
    queue.waitsOn([kolkataDay(now), kolkataDay(now - DAY)]),
    queue.openWaits(now),
  ]);
  const usually = anyone ? [] : await usual(queue, now);
  if (place === null) return ok({ position: null, anyone, onCall, usually, ...NO_CHOICES, expected: null });
  const { position, own, choices } = place;
  const alike = comparable(
    own,
    days.map(({ cohorts }) => cohorts),
    openWaits,
    now,
  );
  const expected = expectedFor(now - own.since, alike, waitedAhead(own, openWaits, now));
  return ok({ position, anyone, onCall, usually, ...choices, expected });
}
