import type { Runtime } from "./ports";

/** What one document keeps from being done is told of and left out, as null: it must not keep others from being served. */
export const spared = async <T>(runtime: Runtime, kind: string, id: string, work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    runtime.skipped(kind, id, error);
    return null;
  });
