import { useState } from "react";
import { serverNow } from "../../lib/serverClock";
import { kept } from "../../lib/storage";

const keyOf = (id: string): string => `thodu.supervisor.${id}`;

/**
 * When this tab told the team in a claim or a call, by the server's clock (null if it did not), and the function that
 * notes it.
 */
export function useToldAt(id: string | null): readonly [number | null, () => void] {
  const [toldAt, setToldAt] = useState(() => Number(id === null ? 0 : kept.get(keyOf(id))));
  const tell = (): void => {
    const now = serverNow();
    setToldAt(now);
    if (id !== null) kept.set(keyOf(id), String(now));
  };
  return [toldAt > 0 ? toldAt : null, tell];
}
