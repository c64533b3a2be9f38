/** Called with an item that a loop left out, and why. */
export type Skipped<T> = (item: T, error: unknown) => void;

/** Reads each item; reports and leaves out those that can't be read. */
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

/** How many items a loop did and how many failed. */
export interface Swept {
  readonly done: number;
  readonly failed: number;
  /** The number of items not begun because the time was over. */
  readonly left: number;
}

/**
 * Does `work` for each item, `abreast` of them at a time. If one fails, it is reported and the others go on. `work`
 * returns false for an item that could not be done.
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
