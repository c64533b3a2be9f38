import { useEffect, useState } from "react";
import { hearTabs, tellTabs } from "../../../lib/tabs";

/** How far the listener's words about the end of a call are; `open`: they have sent none. */
export type Told = "open" | "sending" | "told" | "refused";

const CHANNEL = "thodu.calls.told";

/** Says to the other tabs that the server has what was told of a call. */
export const tellTold = (callId: string): void => tellTabs(CHANNEL, callId);

/** How it stands with what is told of each call, from this page or from another tab. */
export function useTold(): readonly [(callId: string) => Told, (callId: string, now: Told) => void] {
  const [calls, setCalls] = useState<ReadonlyMap<string, Told>>(new Map());
  const note = (callId: string, now: Told): void => setCalls((before) => new Map([...before, [callId, now]]));
  useEffect(() => hearTabs(CHANNEL, (callId) => typeof callId === "string" && note(callId, "told")), []);
  return [(callId) => calls.get(callId) ?? "open", note];
}
