import { refuse, type Failure } from "@thodu/domain/errors";
import { fail, ok, type Result } from "@thodu/domain/result";
import { SECOND } from "@thodu/domain/time";
import type { Commit } from "./chat/ports";
import type { Runtime } from "./ports";

const PATIENCE = 15 * SECOND;
/**
 * The longest pause: long enough that callers on one document do not collide again and again, short enough that
 * somebody is always writing. Measured in docs/scaling.md.
 */
const PAUSE_CEILING = 30;
/**
 * If tries take longer, so does the pause, up to a second; otherwise tries without a chance keep a busy store from the
 * others (docs/decisions/0110).
 */
const PAUSE_CEILING_WHEN_BUSY = SECOND;
const PART_OF_A_TRY = 0.5;

/**
 * Reads, decides and writes under a precondition, until no other write comes in between. Random pauses keep callers on
 * one document from colliding again and again. After 15 seconds, sooner than clients give up, the answer is BUSY.
 * `triesWithoutPause`: how many conflicts are retried without a pause, for writes of which only the first of many can
 * succeed.
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
    const ceiling = Math.min(PAUSE_CEILING_WHEN_BUSY, Math.max(PAUSE_CEILING, (now - begun) * PART_OF_A_TRY));
    if (round >= triesWithoutPause) await runtime.pause(ceiling);
  }
}

/** {@link retryOnConflict} for a port that reads, decides and writes in one call. */
export const untilStored = (runtime: Runtime, write: () => Promise<Commit>): Promise<Result<null, Failure<"BUSY">>> =>
  retryOnConflict<Result<null, never>>(runtime, async () => ((await write()) === "stored" ? ok(null) : "conflict"));
