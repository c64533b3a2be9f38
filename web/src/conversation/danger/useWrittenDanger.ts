import { useState, type ComponentType } from "react";
import type { Reply } from "../../lib/callables";
import { useLoadedPart } from "../../lib/useLoadedPart";

const load = async () => (await import("./WrittenDanger")).WrittenDanger;

/** The help to show when the server's answer says that a text may tell of danger; null until then. */
export function useWrittenDanger(): {
  readonly isTold: boolean;
  readonly Help: ComponentType | null;
  readonly hear: (reply: Reply<{ readonly danger?: true | undefined }>) => boolean;
} {
  const [isTold, setTold] = useState(false);
  const hear = (reply: Reply<{ readonly danger?: true | undefined }>): boolean => {
    const danger = (reply.ok ? reply.value : reply.details).danger === true;
    if (danger) setTold(true);
    return danger;
  };
  return { isTold, Help: useLoadedPart(load, isTold), hear };
}
