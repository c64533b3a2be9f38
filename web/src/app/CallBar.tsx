import { useCallElsewhere } from "../calls/elsewhere";
import { heldCall } from "../calls/held";
import { useCallState } from "../calls/state";
import { useLoadedPart } from "../lib/useLoadedPart";
import { useHydrated } from "../lib/hooks/useHydrated";
import { announce } from "../lib/tabTitle";
import { hasCallControls } from "./layout";

const loadElsewhere = async () => (await import("../features/calls/CallElsewhere")).CallElsewhere;
const load = async () => (await import("../features/calls/CallBar")).CallBar;

const sayInTitle = (words: string | null): void => announce("call", words);

interface Props {
  readonly pathname: string;
}

/** Loads the call bar once this tab is in a call, or was before a reload, or another tab is. */
export function CallBar({ pathname }: Props) {
  const { phase } = useCallState();
  const hydrated = useHydrated();
  const isHere = phase !== "none" || heldCall() !== null;
  const Bar = useLoadedPart(load, hydrated && isHere);
  const elsewhere = useCallElsewhere(hydrated && !isHere);
  const Elsewhere = useLoadedPart(loadElsewhere, elsewhere !== null);
  if (elsewhere !== null) return Elsewhere && <Elsewhere callId={elsewhere} />;
  return Bar && <Bar hasOwn={(side) => hasCallControls(pathname, side)} onTitle={sayInTitle} />;
}
