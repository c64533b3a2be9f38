/** What a loop over documents left out: which item, and why. */
export type Skipped<T> = (item: T, error: unknown) => void;

/** Reads each item; one that can't be read is told of and left out. */
export function readEach<T, R>(items: readonly T[], read: (item: T) => R | null, skipped: Skipped<T>): readonly R[] {
  return items.flatMap((item) => {
    try {
      const value = read(item);
      return value === null ? [] : [value];
    } catch (error) {
      skipped(item, error);
      return [];
    }
  });
}

/** What a loop has done, and what it could not do, as counts. */
export interface Swept {
  readonly done: number;
  readonly failed: number;
  /** What was not begun, because the time was over. */
  readonly left: number;
}

/**
 * Does `work` for each item, `abreast` of them at a time; one that fails is told of and left, and the others are done.
 * `work` answers false for what could not be done.
 */
export async function workEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  skipped: Skipped<T>,
  abreast = 1,
): Promise<Swept> {
  const left = items.values();
  let failed = 0;
  const next = async (): Promise<void> => {
    for (const item of left) {
      const done = await work(item).catch((error: unknown) => {
        skipped(item, error);
        return false;
      });
      if (done === false) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: abreast }, next));
  return { done: items.length - failed, failed, left: 0 };
}
