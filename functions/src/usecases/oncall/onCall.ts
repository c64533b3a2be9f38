import type { Input, Outcome, Output } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import { afterCallTest } from "@thodu/domain/oncall/call";
import { RING_LASTS } from "@thodu/domain/oncall/page";
import { dutyNow, phoneRests, stoodBy } from "@thodu/domain/oncall/phone";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import type { ListenerStore } from "../chat/ports";
import { retryOnConflict } from "../retryOnConflict";
import { skipOnFailure } from "../skipOnFailure";
import { beginForNewPhone } from "./begin";
import { placeCall } from "./calls";
import { tellRing } from "./notify";
import { receiveRing } from "./receipts";
import { endRing, type Pager, type PagerPorts } from "./pager";
import type { VersionedRing } from "./ports";

type OnCallPorts = PagerPorts & { readonly pager: Pick<Pager, "run"> };

/** Sets when and how the caller may be rung. A number is stored only if people can be called by telephone. */
export async function setOnCall(
  { pages, carrier }: Pick<OnCallPorts, "pages" | "carrier">,
  { uid }: Actor,
  { number, ...wish }: Input<"setOnCall">,
): Promise<Outcome<"setOnCall">> {
  await pages.saveWish(uid, { ...wish, ...(number !== undefined && { number: carrier ? number : null }) });
  return ok({});
}

/** Calls the number that the listener gave, to check that it is theirs. */
async function testCall(ports: PagerPorts, uid: string): Promise<Outcome<"testRing">> {
  const { runtime, pages, ringCalls, pagerClock, carrier } = ports;
  const ringId = runtime.freshId();
  const begun = await retryOnConflict<Result<string, Failure<"NOT_FOUND" | "RATE_LIMITED">>>(runtime, async () => {
    const [record, now] = [await pages.record(uid), runtime.now()];
    if (!carrier || !record || record.value.number === null) return fail(refuse("NOT_FOUND"));
    const tests = afterCallTest(record.value.callTests, now);
    if (tests === null) return fail(refuse("RATE_LIMITED"));
    const stored = await ringCalls.begin(uid, ringId, now + RING_LASTS, record, tests);
    return stored === "conflict" ? stored : ok(record.value.number);
  });
  if (!begun.ok) return begun;
  const now = runtime.now();
  await pagerClock.lookAt(now + RING_LASTS, now);
  const seen = await pages.findRing(ringId);
  if (seen) await placeCall(ports, seen, begun.value);
  return ok({ ringId });
}

export async function testRing(
  ports: PagerPorts,
  { uid }: Actor,
  { by }: Input<"testRing">,
): Promise<Outcome<"testRing">> {
  if (by === "call") return testCall(ports, uid);
  const ringId = ports.runtime.freshId();
  const now = ports.runtime.now();
  await ports.pages.testRing(uid, ringId, now + RING_LASTS);
  await ports.pagerClock.lookAt(now + RING_LASTS, now);
  await tellRing(ports, uid, ringId);
  return ok({ ringId });
}

/** The answer of a phone to its own ring. If the ring has ended, no person is returned. */
export async function answerRing(
  ports: OnCallPorts,
  actor: Actor,
  { ringId, answer }: Input<"answerRing">,
): Promise<Outcome<"answerRing">> {
  const { runtime, pages, pager } = ports;
  return retryOnConflict<Outcome<"answerRing">>(runtime, async () => {
    const seen = await pages.findRing(ringId);
    if (seen?.value.uid !== actor.uid) return fail(refuse("NOT_FOUND"));
    const { state, until, customerId } = seen.value;
    if (state !== "ringing" || until <= runtime.now()) return ok({ conversationId: null });
    if (answer === "not-now") {
      if ((await endRing(ports, seen, "declined")) === "conflict") return "conflict";
      await pager.run();
      return ok({ conversationId: null });
    }
    // A test call is answered by a key on the phone.
    if (seen.value.callTest) return ok({ conversationId: null });
    if (answer === "here" && customerId === null) return passTest(ports, actor.uid, seen);
    if (answer === "here") await noteComing(ports, seen);
    else if ((await receiveRing(ports, seen, { times: ["shownAt"] })) === "conflict") return "conflict";
    return ok({ conversationId: customerId });
  });
}

/** Stores that the listener comes. They get time for that, counted from the first time they say so. */
export async function noteComing(
  { runtime, pages }: Pick<OnCallPorts, "runtime"> & { readonly pages: Pick<OnCallPorts["pages"], "comes"> },
  { value: { id, answeredAt } }: VersionedRing,
): Promise<void> {
  if (answeredAt === null) await pages.comes(id, runtime.now() + RING_LASTS);
}

const passTest = async (
  { pages }: Pick<OnCallPorts, "pages">,
  uid: string,
  seen: VersionedRing,
): Promise<Result<Output<"answerRing">, never> | "conflict"> =>
  (await pages.passTest(uid, seen, seen.value.arrivedAt !== null)) === "stored"
    ? ok({ conversationId: null })
    : "conflict";

type StandByPorts = Pick<OnCallPorts, "runtime" | "pages"> & {
  readonly listeners: Pick<ListenerStore, "find">;
} & Parameters<typeof beginForNewPhone>[0];

/**
 * Stores that a standby page is open. If its listener is on call now and was not at the last sign, pages begin at once
 * for everybody who waits.
 */
export async function standBy(ports: StandByPorts, { uid }: Actor): Promise<Outcome<"standBy">> {
  const { runtime, pages, listeners } = ports;
  const record = await pages.record(uid);
  const now = runtime.now();
  const duty = record && dutyNow({ ...record.value, standbyAt: now }, now);
  await pages.noteStandby(uid, duty !== null);
  const stood = record !== null && stoodBy(record.value, now);
  if (duty !== null && !stood) await skipOnFailure(runtime, "onCall", uid, beginForNewPhone(ports));
  const listener = duty === null ? null : await listeners.find(uid);
  const rest = record && listener && phoneRests(record.value, listener.value, now);
  return ok({ duty, ...(rest && { restsUntil: rest.until, restsAfter: rest.why }) });
}
