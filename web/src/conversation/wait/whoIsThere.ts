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

/** `now` is true without `more`, which is left out where there is no room; null if there is no more to say. */
export interface WhoWords {
  readonly now: string;
  readonly more: string | null;
}

/**
 * The words for whether a listener is here and how long the wait may be, from measured waits. If those are too few, it
 * says that there are few listeners.
 */
export function whoWords({ anyone, onCall, expected, usually: hours }: Queue): WhoWords {
  if (anyone) return { now: expectedWords(expected), more: null };
  if (onCall) return { now: ringing, more: null };
  return { now: t.nobodyThere, more: hours.length === 0 ? t.keptForNext : `${t.keptForNext} ${usualWords(hours)}` };
}

/**
 * Whether a listener is here, in words for a person in a crisis, for whom neither a place nor the waits of others
 * matter; `isAsked`: a listener is being asked about them.
 */
export function whoWordsFirst(queue: Queue | null, isAsked: boolean): WhoWords | null {
  if (isAsked) return { now: t.askingNow, more: null };
  return queue?.anyone === true ? { now: t.askingNext, more: null } : queue && whoWords(queue);
}

/** Both parts in one. */
export const inOne = (words: WhoWords | null): string | null =>
  words && (words.more === null ? words.now : `${words.now} ${words.more}`);

/**
 * Whether somebody may be asked to close the page and be told of their turn. Whoever is or may be in danger is asked to
 * stay instead, unless nobody can be reached or it was promised before.
 */
export const mayBeTold = ({ later, toldUntil, anyone, onCall }: Queue): boolean =>
  later !== null || toldUntil !== null || !(anyone || onCall);
