import type { Runtime } from "./ports";

/** Null where the work fails; that is logged, and does not keep others from being served. */
export const skipOnFailure = async <T>(
  runtime: Runtime,
  kind: string,
  id: string,
  work: Promise<T>,
): Promise<T | null> =>
  work.catch((error: unknown) => {
    runtime.skipped(kind, id, error);
    return null;
  });
