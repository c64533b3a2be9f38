import type { Output } from "@thodu/domain/contracts";
import { MINUTE } from "@thodu/domain/time";
import * as t from "@messages/queue";
import { always, ringing, usually } from "@messages/tellMe";
import { clockHour } from "../../lib/time";

type Queue = Output<"readQueue">;

const minutes = (time: number): number => Math.max(1, Math.ceil(time / MINUTE));

function expectedWords(expected: Queue["expected"]): string {
  if (expected === null) return t.fewListeners;
  const half = minutes(expected.p50);
  return expected.p90 === null ? t.expectedHalf(half) : t.expected(half, minutes(expected.p90));
}

const usualWords = (hours: Queue["usually"]): string =>
  hours.some(({ to }) => to === 24)
    ? always
    : usually(hours.map(({ from, to }) => `${clockHour(from)} – ${clockHour(to)}`).join(", "));

/**
 * The words for whether a listener is here and how long the wait may be, from measured waits. If those are too few, it
 * says that there are few listeners.
 */
export function whoIsThere({ anyone, onCall, expected, usually: hours }: Queue): string {
  if (anyone) return expectedWords(expected);
  if (onCall) return ringing;
  return hours.length === 0 ? t.nobodyThere : `${t.nobodyThere} ${usualWords(hours)}`;
}

/**
 * Whether a listener is here, in words for a person in a crisis, for whom neither a place nor the waits of others
 * matter; `isAsked`: a listener is being asked about them.
 */
export function whoIsThereFirst(queue: Queue | null, isAsked: boolean): string | null {
  if (isAsked) return t.askingNow;
  return queue?.anyone === true ? t.askingNext : queue && whoIsThere(queue);
}

/**
 * Whether somebody may be asked to close the page and be told of their turn. Whoever is or may be in danger is asked to
 * stay instead, unless nobody can be reached or it was promised before.
 */
export const mayBeTold = ({ later, toldUntil, anyone, onCall }: Queue): boolean =>
  later !== null || toldUntil !== null || !(anyone || onCall);
