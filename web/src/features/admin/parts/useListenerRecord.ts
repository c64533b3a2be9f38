import { useEffect, useState } from "react";
import { loadFirestore } from "../../../lib/firebase";

interface ListenerContact {
  readonly phone: string;
  readonly email: string;
}

/** A listener's record; null until it is known, or if this admin may not read it. */
export function useListenerRecord(uid: string): ListenerContact | null {
  const [found, setFound] = useState<{ readonly uid: string; readonly record: ListenerContact | null } | null>(null);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const [{ listenerNow }] = await Promise.all([import("../api/names"), loadFirestore()]);
      const record = await listenerNow(uid);
      if (current) setFound({ uid, record });
    };
    read().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [uid]);
  return found?.uid === uid ? found.record : null;
}
