import { loading, refused, tryAgain } from "@messages/adminArea";
import * as t from "@messages/monitoring";
import { useOnline } from "../../../lib/hooks/useOnline";
import { useAskedAgain } from "../../../lib/useAskedAgain";
import { Button } from "../../../ui/Button";
import { readCaseHolder } from "../api/useMonitoring";
import { PersonLink } from "../parts/Ids";

/** Who holds the conversation of an open case now, who may be another listener than the one who called. */
export function HeldNow({ id }: { readonly id: string }) {
  const { value, failed, again } = useAskedAgain(() => readCaseHolder(id));
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
      {value !== null && (value.listener === null ? t.heldByNobody : <PersonLink uid={value.listener} />)}
    </p>
  );
}
