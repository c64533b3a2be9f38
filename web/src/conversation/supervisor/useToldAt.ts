import { useState } from "react";
import { kept } from "../../lib/storage";

const keyOf = (id: string): string => `thodu.supervisor.${id}`;

/** When the team was told in a claim or a call, as this tab knows it; null where it was not. And how that is noted. */
export function useToldAt(id: string | null): readonly [number | null, () => void] {
  const [toldAt, setToldAt] = useState(() => Number(id === null ? 0 : kept.get(keyOf(id))));
  const tell = (): void => {
    const now = Date.now();
    setToldAt(now);
    if (id !== null) kept.set(keyOf(id), String(now));
  };
  return [toldAt > 0 ? toldAt : null, tell];
}
