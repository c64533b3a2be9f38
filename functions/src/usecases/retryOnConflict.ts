import { refuse, type Failure } from "@thodu/domain/errors";
import { fail, type Result } from "@thodu/domain/result";
import { SECOND } from "@thodu/domain/time";
import type { Runtime } from "./ports";

const PATIENCE = 15 * SECOND;
/**
 * A pause drawn from this long a span: long enough that callers on one document do not collide in step, short enough
 * that somebody is always writing. Measured in docs/scaling.md.
 */
const LONGEST_PAUSE = 30;

/**
 * Looks, decides and writes under a precondition, again and again until nothing came in between. The random pauses
 * spread callers on one document out, so that they don't collide in step; after 15 seconds, sooner than a client gives up, the caller is told to come
 * back (BUSY). `restsAfter`: conflicts that are followed by a look at once, where the first of many to write settles it
 * for all of them.
 */
export async function retryOnConflict<T, F>(
  runtime: Runtime,
  attempt: (round: number) => Promise<Result<T, F> | "conflict">,
  restsAfter = 0,
): Promise<Result<T, F | Failure<"BUSY">>> {
  const giveUpAt = runtime.now() + PATIENCE;
  for (let round = 0; ; round += 1) {
    const outcome = await attempt(round);
    if (outcome !== "conflict") return outcome;
    if (runtime.now() >= giveUpAt) return fail(refuse("BUSY"));
    if (round >= restsAfter) await runtime.pause(LONGEST_PAUSE);
  }
}
