import { refuse, type Failure } from "@thodu/domain/errors";
import { fail, ok, type Result } from "@thodu/domain/result";
import { SECOND } from "@thodu/domain/time";
import type { Commit } from "./chat/ports";
import type { Runtime } from "./ports";

const PATIENCE = 15 * SECOND;
/**
 * A pause drawn from this long a span: long enough that callers on one document do not collide in step, short enough
 * that somebody is always writing. Measured in docs/scaling.md.
 */
const LONGEST_PAUSE = 30;
/**
 * Where a try takes longer, the pause grows with it, up to a second: tries that others have overtaken keep a busy store from
 * those that can succeed (docs/decisions/0110).
 */
const LONGEST_PAUSE_WHEN_BUSY = SECOND;
const PART_OF_A_TRY = 0.5;

/**
 * Reads, decides and writes under a precondition, until no other write came in between. Random pauses keep callers on one
 * document from colliding in step; after 15 seconds, sooner than a client gives up, the answer is BUSY. `triesWithoutPause`:
 * how many conflicts are retried without a pause, for writes of which only the first of many can succeed.
 */
export async function retryOnConflict<R extends Result<unknown, unknown>>(
  runtime: Runtime,
  attempt: (round: number) => Promise<R | "conflict">,
  triesWithoutPause = 0,
): Promise<R | Result<never, Failure<"BUSY">>> {
  const giveUpAt = runtime.now() + PATIENCE;
  for (let round = 0; ; round += 1) {
    const begun = runtime.now();
    const outcome = await attempt(round);
    if (outcome !== "conflict") return outcome;
    const now = runtime.now();
    if (now >= giveUpAt) return fail(refuse("BUSY"));
    const pause = Math.min(LONGEST_PAUSE_WHEN_BUSY, Math.max(LONGEST_PAUSE, (now - begun) * PART_OF_A_TRY));
    if (round >= triesWithoutPause) await runtime.pause(pause);
  }
}

/** {@link retryOnConflict} for a port that reads, decides and writes in one call. */
export const untilStored = (runtime: Runtime, write: () => Promise<Commit>): Promise<Result<null, Failure<"BUSY">>> =>
  retryOnConflict<Result<null, never>>(runtime, async () => ((await write()) === "stored" ? ok(null) : "conflict"));
