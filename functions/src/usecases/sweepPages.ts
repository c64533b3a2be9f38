import type { Millis } from "@thodu/domain/time";
import type { ListPage } from "./ports";
import type { Swept, SweepPorts } from "./sweep";

/**
 * Does `work` for every item of a list, page by page, `abreast` at once, until the list or `time` is over or `most`
 * were begun. An item that fails, or for which `work` returns false, does not stop the others; the next sweep tries it
 * again.
 */
export async function sweepPages<T>(
  { runtime, onDefect }: SweepPorts,
  time: Millis,
  first: () => Promise<ListPage<T>>,
  work: (item: T) => Promise<boolean>,
  abreast = 1,
  most = Infinity,
): Promise<Swept> {
  const end = runtime.now() + time;
  let [done, failed, begun] = [0, 0, 0];
  const isOver = (): boolean => runtime.now() >= end || begun >= most;
  const fails = (error: unknown): false => {
    onDefect(error);
    return false;
  };
  for (let turn: ListPage<T>["next"] = first; turn !== null;) {
    const page: ListPage<T> | false = await turn().catch(fails);
    if (page === false) return { done, failed: failed + 1, left: 0 };
    const waiting = [...page.items];
    const one = async (): Promise<void> => {
      while (!isOver()) {
        const [item] = waiting.splice(0, 1);
        if (item === undefined) return;
        begun += 1;
        if (await work(item).catch(fails)) done += 1;
        else failed += 1;
      }
    };
    await Promise.all(Array.from({ length: abreast }, one));
    if (isOver()) {
      const after = page.next === null ? 0 : await page.after().catch(() => 0);
      return { done, failed, left: waiting.length + after };
    }
    turn = page.next;
  }
  return { done, failed, left: 0 };
}
