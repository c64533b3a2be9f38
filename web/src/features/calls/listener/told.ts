import { useEffect, useState } from "react";
import { hearTabs, tellTabs } from "../../../lib/tabs";

/** The state of a listener's report about the end of a call; `open`: none was sent. */
export type Told = "open" | "sending" | "told" | "refused";

const CHANNEL = "thodu.calls.told";

/** Tells the other tabs that the server has the report about a call. */
export const tellTold = (callId: string): void => tellTabs(CHANNEL, callId);

/** The state of the report about each call, from this page or another tab, and the function that sets it. */
export function useTold(): readonly [(callId: string) => Told, (callId: string, now: Told) => void] {
  const [calls, setCalls] = useState<ReadonlyMap<string, Told>>(new Map());
  const note = (callId: string, now: Told): void => setCalls((before) => new Map([...before, [callId, now]]));
  useEffect(() => hearTabs(CHANNEL, (callId) => typeof callId === "string" && note(callId, "told")), []);
  return [(callId) => calls.get(callId) ?? "open", note];
}
