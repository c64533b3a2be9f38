import type { Output } from "@thodu/domain/contracts";
import { loading, refused, tryAgain } from "@messages/adminArea";
import * as t from "@messages/monitoring";
import { useOnline } from "../../../lib/hooks/useOnline";
import { dayInIndia, timeInIndia } from "../../../lib/time";
import { useAskedAgain } from "../../../lib/useAskedAgain";
import { Button } from "../../../ui/Button";
import { readCase } from "../api/useMonitoring";
import { PersonLink } from "../parts/Ids";

/** Who holds the conversation of an open case now, who may be another listener than the one who called. */
export function HeldNow({ id }: { readonly id: string }) {
  const { value, failed, again } = useAskedAgain(() => readCase(id));
  const online = useOnline();
  const isUnknown = value === null && (failed || !online);
  return (
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
    </p>
  );
}

/** Why no listener holds it: they wait for one, it has ended, or there is none. */
function heldByNobody({ status = null, endedAt = null }: Output<"readCase">): string {
  if (status === "waiting") return t.heldWaits;
  if (status !== "closed") return t.heldByNobody;
  return endedAt === null ? t.heldEnded : t.heldEndedAt(`${dayInIndia(endedAt, Date.now())}, ${timeInIndia(endedAt)}`);
}
