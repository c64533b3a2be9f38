import { heldCall } from "../calls/held";
import { useCallState } from "../calls/state";
import { usePart } from "../conversation/usePart";
import { useHydrated } from "../lib/hooks/useHydrated";
import { hasCallControls } from "./layout";

const load = async () => (await import("../features/calls/CallBar")).CallBar;

interface Props {
  readonly pathname: string;
  /** Puts words before the tab's title; null takes them away. */
  readonly onTitle: (words: string | null) => void;
}

/** Fetched once this tab is in a call, or was before it was loaded anew. */
export function CallBar({ pathname, onTitle }: Props) {
  const { phase } = useCallState();
  const hydrated = useHydrated();
  const Bar = usePart(load, hydrated && (phase !== "none" || heldCall() !== null));
  return Bar && <Bar hasOwn={(side) => hasCallControls(pathname, side)} onTitle={onTitle} />;
}
