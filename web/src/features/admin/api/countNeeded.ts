import { MINUTE, type Millis } from "@thodu/domain/time";
import type { Listen } from "../../../lib/useLive";
import type { Stop, Watch } from "../../../lib/watching";
import type { Ticket } from "./watchList";

/**
 * How many records of a list need a person, live. Counted again each minute, because some come to need one by waiting.
 */
export function countNeeded<T>(
  listen: Listen<readonly Ticket<T>[]>,
  isNeeded: (value: T, now: Millis) => boolean,
  { on, onRefused }: Watch<number>,
): Stop {
  let heard: readonly Ticket<T>[] | null = null;
  const tell = (): void => {
    if (heard) on(heard.filter(({ value }) => isNeeded(value, Date.now())).length);
  };
  const timer = setInterval(tell, MINUTE);
  const stop = listen({
    on: (rows) => {
      heard = rows;
      tell();
    },
    onRefused,
  });
  return () => {
    clearInterval(timer);
    stop();
  };
}
