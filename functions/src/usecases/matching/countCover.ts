import type { Runtime } from "../ports";
import type { PagerStore } from "../oncall/ports";
import type { QueueStore } from "./ports";

interface CoverPorts {
  readonly runtime: Runtime;
  readonly queue: Pick<QueueStore, "anyone" | "countCover">;
  readonly pages: Pick<PagerStore, "anyoneOnCall">;
}

/** Counts this minute if a listener is at the desk or on call; called once a minute. */
export async function countCover({ runtime, queue, pages }: CoverPorts): Promise<void> {
  const now = runtime.now();
  if ((await queue.anyone()) || (await pages.anyoneOnCall(now))) await queue.countCover(now);
}
