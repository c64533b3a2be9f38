import type { Bucket } from "@thodu/domain/limits/limits";

/** What was counted lately. Nothing in it names a person or a network. */
export interface LimitStore {
  /** The key of a person or a network on this day. Nobody can turn it back, and no two days' are alike. */
  key(day: string, subject: string): Promise<string>;
  /** Counts one more in each, and answers how much each holds by now. */
  count(buckets: readonly Bucket[]): Promise<readonly number[]>;
  /** Whether this guest, or address, was counted before, and what the bucket holds. */
  look(marker: string, bucket: string): Promise<{ readonly known: boolean; readonly count: number }>;
  /** Counts a guest, or an address, once however often it is asked. */
  countOnce(marker: Bucket, bucket: Bucket): Promise<void>;
}
