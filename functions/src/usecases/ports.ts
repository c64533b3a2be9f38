import type { Millis } from "@thodu/domain/time";

/** What a use case gets besides its facts; replaced in tests. */
export interface Runtime {
  now(): Millis;
  /** 128 random bits from the system's generator, URL-safe. */
  freshId(): string;
  /** Resolves after this time. */
  wait(time: Millis): Promise<void>;
  /** Resolves after a random time of at most `ceiling` milliseconds. */
  pause(ceiling: Millis): Promise<void>;
  /** Tells operators which document or item a loop left out: its kind and id, never its content. */
  skipped(kind: string, id: string, error: unknown): void;
}

/** A page of a list, and how to read what comes after it. */
export interface ListPage<T> {
  readonly items: readonly T[];
  /** Null: this is the last page. */
  readonly next: (() => Promise<ListPage<T>>) | null;
  /** Counts what comes after this page. */
  readonly after: () => Promise<number>;
}
