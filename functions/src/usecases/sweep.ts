import type { Millis } from "@thodu/domain/time";
import { workEach, type Swept } from "../loops";
import type { Runtime } from "./ports";

export type { Swept };

export interface SweepPorts {
  readonly runtime: Runtime;
  /** Told of what one item failed with; the sweep goes on. */
  readonly onDefect: (error: unknown) => void;
}

const PAGE = 50;

/**
 * Does `work` for each item that `find` finds, the first ones first, until nothing new is found or `time` is over. One
 * that fails, or whose work says that it could not be done, is left and holds up no other: so many more are asked for.
 */
export async function sweepEach<T>(
  { runtime, onDefect }: SweepPorts,
  time: Millis,
  find: (limit: number) => Promise<readonly T[]>,
  nameOf: (item: T) => string,
  work: (item: T) => Promise<boolean>,
): Promise<Swept> {
  const end = runtime.now() + time;
  const tried = new Set<string>();
  let [failed, left] = [0, 0];
  const next = async (): Promise<readonly T[]> =>
    (await find(PAGE + failed)).filter((item) => !tried.has(nameOf(item)));
  for (let items = await next(); items.length > 0 && runtime.now() < end; items = await next()) {
    for (const [at, item] of items.entries()) {
      if (runtime.now() >= end) {
        left = items.length - at;
        break;
      }
      tried.add(nameOf(item));
      failed += (await workEach([item], work, (_, error) => onDefect(error))).failed;
    }
  }
  return { done: tried.size - failed, failed, left };
}
