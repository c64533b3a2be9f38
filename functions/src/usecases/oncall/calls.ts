import { isCallDue } from "@thodu/domain/oncall/call";
import { RING_LASTS } from "@thodu/domain/oncall/page";
import { numberToCall } from "@thodu/domain/oncall/reach";
import { hasReceipt, type Ring } from "@thodu/domain/oncall/records";
import { ringWords } from "@thodu/domain/oncall/words";
import { ok, type Result } from "@thodu/domain/result";
import type { Millis } from "@thodu/domain/time";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { CallStore, Carrier, PagerStore, RingToStore, VersionedPhone, VersionedRing } from "./ports";

export interface CallPorts {
  readonly runtime: Runtime;
  readonly pages: Pick<PagerStore, "devicesOf" | "findRing">;
  readonly ringCalls: Pick<CallStore, "take" | "note">;
  /** Null: nobody is called. */
  readonly carrier: Carrier | null;
}

/** Whether the phone is still to be called for a ring, as it is stored now. */
type IsDue = (ring: Ring) => boolean;

/** Decides by the receipt, the push and the wave, as they are now. */
const dueAt =
  (pushed: boolean, standby: boolean, now: Millis): IsDue =>
  (ring) =>
    isCallDue({ ...ring, receipt: hasReceipt(ring), pushed, standby }, now);

/** Marks a ring as called. If a receipt is stored meanwhile, it decides again. Null: no call is due any more. */
async function takeCall(
  { runtime, pages, ringCalls }: CallPorts,
  first: VersionedRing,
  isDue: IsDue,
): Promise<VersionedRing | null> {
  const taken = await retryOnConflict<Result<VersionedRing | null, never>>(runtime, async (round) => {
    const seen = round === 0 ? first : await pages.findRing(first.value.id);
    if (seen?.value.state !== "ringing" || seen.value.calledAt !== null || !isDue(seen.value)) return ok(null);
    return (await ringCalls.take(seen)) === "conflict" ? "conflict" : ok(seen);
  });
  return taken.ok ? taken.value : null;
}

/**
 * Makes the carrier call for a ring, once: it is stored before the carrier is asked. If the ring ended meanwhile, the
 * call is ended too.
 */
export async function placeCall(
  ports: CallPorts,
  ring: VersionedRing,
  number: string,
  isDue: IsDue = () => true,
): Promise<void> {
  const { runtime, pages, ringCalls, carrier } = ports;
  if (!carrier) return;
  const seen = await takeCall(ports, ring, isDue);
  if (!seen) return;
  const { id: ringId, uid, customerId, until } = seen.value;
  const { locale } = await pages.devicesOf(uid);
  const words = ringWords(customerId === null ? "testCalling" : "calling", locale);
  const lasts = Math.min(RING_LASTS, until - runtime.now());
  const outcome = await carrier.place({ ringId, number, locale, words, lasts });
  if (outcome.placed === "unsure") return;
  const state = await ringCalls.note(ringId, outcome.placed === "yes" ? outcome.callId : null);
  if (outcome.placed === "yes" && state !== "ringing") await carrier.hangUp(outcome.callId);
}

/** Calls the phones of open rings without a receipt, or in a late wave. */
export async function callOpenRings(
  ports: CallPorts,
  openRings: readonly VersionedRing[],
  phones: ReadonlyMap<string, VersionedPhone>,
  now: Millis,
): Promise<void> {
  if (!ports.carrier) return;
  const calls = openRings.map(async (seen) => {
    const phone = seen.value.customerId === null ? undefined : phones.get(seen.value.uid);
    const number = phone && numberToCall(phone.record.value);
    if (!phone || number === null || number === undefined) return;
    await placeCall(ports, seen, number, dueAt(true, phone.phone.standby, now));
  });
  await Promise.all(calls);
}

/** Calls the phone of a ring that has just begun, if it has to be called at once. */
export async function callNew(
  ports: CallPorts,
  { id, wave, expiresAt, phone: { phone, record } }: RingToStore,
  pushed: boolean,
  now: Millis,
): Promise<void> {
  const number = numberToCall(record.value);
  const ring = { wave, at: now, until: expiresAt, calledAt: null, receipt: false, pushed, standby: phone.standby };
  if (!ports.carrier || number === null || !isCallDue(ring, now)) return;
  const seen = await ports.pages.findRing(id);
  if (seen) await placeCall(ports, seen, number, dueAt(pushed, phone.standby, now));
}
