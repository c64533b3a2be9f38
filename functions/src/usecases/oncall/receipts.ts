import { afterReceipt } from "@thodu/domain/oncall/bounds";
import type { CallReceipts } from "@thodu/domain/oncall/call";
import { hasReceipt } from "@thodu/domain/oncall/records";
import { ok, type Result } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { PagerStore, RingTokens, VersionedRing } from "./ports";

/** What a phone confirms of a ring by itself: the push arrived, and its notice is shown. */
export const receipts = { arrived: "arrivedAt", shown: "shownAt" } as const;
export type Receipt = keyof typeof receipts;

export interface ReceiptPorts {
  readonly runtime: Runtime;
  readonly pages: Pick<PagerStore, "findRing" | "record" | "receive" | "notePush">;
  readonly ringTokens: RingTokens;
}

/**
 * Stores what a phone, or the carrier, confirmed of a ring, once. With the first confirmation the ring counts for the
 * average of the night.
 */
export async function receiveRing(
  { runtime, pages }: Pick<ReceiptPorts, "runtime"> & { readonly pages: Pick<PagerStore, "record" | "receive"> },
  seen: VersionedRing,
  { times, callEnd = null, callId = null }: Pick<CallReceipts, "times"> & Partial<CallReceipts>,
): Promise<"stored" | "conflict"> {
  const { value } = seen;
  const fresh = times.filter((what) => value[what] === null);
  if (fresh.length === 0 && callEnd === null && callId === null) return "stored";
  const counts = value.customerId !== null && fresh.length > 0 && !hasReceipt(value);
  const record = counts ? await pages.record(value.uid) : null;
  const phone = record && { seen: record, reached: afterReceipt(record.value, runtime.now()).reached };
  return pages.receive(seen, { times: fresh, callEnd, callId }, phone);
}

/** Accepts the receipt of a ring from a phone that is not signed in; if it is invalid, the answer is the same. */
export async function noteReceipt(
  { runtime, pages, ringTokens }: ReceiptPorts,
  { ringId, token, what }: { readonly ringId: string; readonly token: string; readonly what: Receipt },
): Promise<"kept" | "refused"> {
  if (!ringTokens.isToken(ringId, token)) return "refused";
  const kept = await retryOnConflict<Result<"kept" | "refused", never>>(runtime, async () => {
    const seen = await pages.findRing(ringId);
    if (!seen) return ok("refused");
    if ((await receiveRing({ runtime, pages }, seen, { times: [receipts[what]] })) === "conflict") return "conflict";
    if (seen.value.customerId === null) await pages.notePush(seen.value.uid, true);
    return ok("kept");
  });
  return kept.ok ? kept.value : "refused";
}
