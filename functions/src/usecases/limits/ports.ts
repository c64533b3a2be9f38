import type { Bucket } from "@thodu/domain/limits/limits";

/** Recent counts. Nothing in them names a person or a network. */
export interface LimitStore {
  /** The key of a person or a network on this day. It can't be reversed, and differs from day to day. */
  key(day: string, subject: string): Promise<string>;
  /** Adds one to each bucket, and returns the new counts. */
  count(buckets: readonly Bucket[]): Promise<readonly number[]>;
  /** Whether this guest, or address, was counted before, and the bucket's count. */
  look(marker: string, bucket: string): Promise<{ readonly known: boolean; readonly count: number }>;
  /** Counts a guest, or an address, only once. */
  countOnce(marker: Bucket, bucket: Bucket): Promise<void>;
}
