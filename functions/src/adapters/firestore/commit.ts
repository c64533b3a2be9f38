import type { WriteBatch, WriteResult } from "firebase-admin/firestore";
import { isConflict } from "./errors";

/** The results of the write, or null when it lost against another one and changed nothing. */
export async function commit(batch: WriteBatch): Promise<readonly WriteResult[] | null> {
  try {
    return await batch.commit();
  } catch (error) {
    if (isConflict(error)) return null;
    throw error;
  }
}
