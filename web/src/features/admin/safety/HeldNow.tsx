import type { Output } from "@thodu/domain/contracts";
import { loading, refused, tryAgain } from "@messages/adminArea";
import * as t from "@messages/monitoring";
import { useOnline } from "../../../lib/hooks/useOnline";
import { dayInIndia, timeInIndia } from "../../../lib/time";
import { useAskedAgain } from "../../../lib/useAskedAgain";
import { Button } from "../../../ui/Button";
import { readCase } from "../api/useMonitoring";
import { PersonLink } from "../parts/Ids";
import { isPerson } from "../parts/usePersonName";
import { ReachListener } from "./ReachListener";

interface Props {
  readonly id: string;
  /** The listener who called for a supervisor; null if unknown. */
  readonly caller: string | null;
}

/**
 * Who holds the conversation of an open case now, and how to reach them. It may be another listener than the one who
 * called, who then comes after them.
 */
export function HeldNow({ id, caller }: Props) {
  const { value, last, failed, again } = useAskedAgain(() => readCase(id));
  const online = useOnline();
  const isUnknown = value === null && (failed || !online);
  // An old answer still says better whom to reach than none.
  const holder = last?.value.listener ?? null;
  const toReach = [...new Set([holder, caller])].flatMap((uid) => (uid !== null && isPerson(uid) ? [uid] : []));
  return (
    <>
      <p className="soft small">
        {t.heldNow}{" "}
        {isUnknown && (
          <>
            {refused}{" "}
            <Button small look="quiet" onClick={again}>
              {tryAgain}
            </Button>
          </>
        )}
        {value === null && !isUnknown && loading}
        {value !== null && (value.listener === null ? heldByNobody(value) : <PersonLink uid={value.listener} />)}
        {value?.inCall === true && value.listener !== null && ` · ${t.heldInCall}`}
      </p>
      {toReach.map((uid) => (
        <ReachListener key={uid} uid={uid} isNamed={toReach.length > 1} />
      ))}
    </>
  );
}

/** Why no listener holds it: the person waits, it has ended, or there is none. */
function heldByNobody({ status = null, endedAt = null, inCall = false }: Output<"readCase">): string {
  if (status === "waiting") return t.heldWaits;
  if (status !== "closed") return t.heldByNobody;
  if (endedAt === null) return t.heldEnded;
  return (inCall ? t.heldCallEndedAt : t.heldEndedAt)(`${dayInIndia(endedAt, Date.now())}, ${timeInIndia(endedAt)}`);
}
