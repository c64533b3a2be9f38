import * as t from "@messages/conversation";
import { late, offlineHelp } from "@messages/unsent";
import { useSlow } from "../../lib/hooks/useSlow";
import { LiveRegion } from "../../ui/LiveRegion";

/** For how long a message may be on its way before its writer is told, in milliseconds. */
const LONG = 10_000;

interface Props {
  readonly online: boolean;
  /** Nothing more can be written now. */
  readonly locked: boolean;
  /** Own messages that the server doesn't have. */
  readonly unsent: number;
}

/**
 * That there is no network, or that it takes nothing. Nobody reads what is kept here, and it may tell of danger: so
 * that the numbers above can be called without the internet stands beside it.
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
