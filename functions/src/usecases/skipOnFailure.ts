import type { Runtime } from "./ports";

/** The result of the work, or null if it fails; a failure is logged and does not stop the work for others. */
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
