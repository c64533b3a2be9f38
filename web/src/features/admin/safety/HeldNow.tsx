import * as t from "@messages/monitoring";
import { useAskedAgain } from "../../../lib/useAskedAgain";
import { readCase } from "../api/useMonitoring";
import { PersonLink } from "../parts/Ids";

/** Who holds the conversation of an open case now, who may be another listener than the one who called. */
export function HeldNow({ id }: { readonly id: string }) {
  const { value } = useAskedAgain(() => readCase(id));
  if (value === null) return null;
  return (
    <p className="soft small">
      {t.heldNow} {value.listener === null ? t.heldByNobody : <PersonLink uid={value.listener} />}
    </p>
  );
}
