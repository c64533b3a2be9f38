import { isHandedOver } from "@thodu/domain/matching/handOver";
import type { ReactNode } from "react";
import { handingOver, staysWithYou } from "@messages/handOver";
import type { Summary } from "../../conversation/documents";
import { LiveRegion } from "../../ui/LiveRegion";
import { useStays } from "./useStays";

interface Props {
  readonly summary: Summary;
  readonly now: number;
  /** Something else is more important than that the listener stays. */
  readonly isOther: boolean;
  /** What is shown otherwise. */
  readonly children: ReactNode;
}

/** In the log, loaded with the first hand-over: that a colleague is asked, or that the listener stays after all. */
export function HandOver({ summary, now, isOther, children }: Props) {
  const stays = useStays(summary, now) && !isOther;
  const isHanded = isHandedOver(summary, now);
  if (!isHanded && !stays) return children;
  return (
    <LiveRegion as="p" className="chat__notice">
      {isHanded ? handingOver : staysWithYou}
    </LiveRegion>
  );
}
