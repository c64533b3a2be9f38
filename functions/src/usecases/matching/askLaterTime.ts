import type { Input, Outcome, Output } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import { decideAsk, withdrawn } from "@thodu/domain/matching/laterChange";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { LaterStore, QueueStore, TellStore } from "./ports";

interface AskPorts {
  readonly runtime: Runtime;
  readonly queue: Pick<QueueStore, "find">;
  readonly tells: Pick<TellStore, "newestDevice">;
  readonly laterTimes: Pick<LaterStore, "change">;
}

/** Withdraws the person's time; a listener who had taken it is told. */
export const withdrawLaterTime = (
  { runtime, queue, laterTimes }: Omit<AskPorts, "tells">,
  uid: string,
): Promise<Result<Output<"askLaterTime">, Failure<"BUSY">>> =>
  retryOnConflict<Result<Output<"askLaterTime">, never>>(runtime, async () => {
    const seen = await queue.find(uid);
    if (!seen || seen.value.laterTime === null) return ok({ laterTime: null });
    const wait = { value: { ...seen.value, id: uid }, version: seen.version };
    return (await laterTimes.change(wait, withdrawn(wait.value))) === "stored" ? ok({ laterTime: null }) : "conflict";
  });

/**
 * Stores the time at which the caller wants a listener, or withdraws it. Refused if no notice could reach the caller.
 */
export async function askLaterTime(
  { runtime, queue, tells, laterTimes }: AskPorts,
  actor: Actor,
  { wish }: Input<"askLaterTime">,
): Promise<Outcome<"askLaterTime">> {
  if (!wish) return withdrawLaterTime({ runtime, queue, laterTimes }, actor.uid);
  // The caller's page has just added the device on which they ask.
  const device = wish.ways.push ? await tells.newestDevice(actor.uid) : null;
  const ways = { push: wish.ways.push, email: wish.ways.email ?? null, ...(device !== null && { device }) };
  if (ways.push && device === null) return fail(refuse("INVALID_INPUT", { fields: ["wish.ways.push"] }));
  if (!ways.push && ways.email === null) return fail(refuse("INVALID_INPUT", { fields: ["wish.ways"] }));
  return retryOnConflict<Outcome<"askLaterTime">>(runtime, async () => {
    const seen = await queue.find(actor.uid);
    const wait = seen && { value: { ...seen.value, id: actor.uid }, version: seen.version };
    const decided = decideAsk(wait?.value ?? null, wish.at, runtime.now());
    if (!decided.ok) return decided;
    if (!wait || (await laterTimes.change(wait, decided.value, { ways })) === "conflict") return "conflict";
    const { laterTime } = decided.value;
    return ok({ laterTime: laterTime && { at: laterTime.at, state: laterTime.state } });
  });
}
