import * as t from "@messages/conversation";
import { late, offlineHelp } from "@messages/unsent";
import { useSlow } from "../../lib/hooks/useSlow";
import { LiveRegion } from "../../ui/LiveRegion";

/** Milliseconds after which an unsent message is mentioned. */
const LONG = 10_000;

interface Props {
  readonly online: boolean;
  /** Nothing more can be written now. */
  readonly locked: boolean;
  /** How many own messages the server does not have. */
  readonly unsent: number;
}

/**
 * Says that there is no network, or that messages do not get through. An unsent message may tell of danger and nobody
 * reads it, so the line adds that the help lines can be called without the internet.
 */
export function NetworkStrip({ online, locked, unsent }: Props) {
  const slow = useSlow(online && unsent > 0, LONG);
  if (online && !slow) return null;
  const offline = locked ? t.statusOffline : t.offline;
  return (
    <LiveRegion as="p" className="chat__strip">
      {[online ? late : offline, ...(unsent > 0 ? [offlineHelp] : [])].join(" ")}
    </LiveRegion>
  );
}
