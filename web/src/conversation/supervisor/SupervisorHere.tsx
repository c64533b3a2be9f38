import * as t from "@messages/supervisor";
import { dayAndTime } from "../../lib/time";
import { SupervisorWays } from "./SupervisorWays";
import { useToldAt } from "./useToldAt";

interface Props {
  readonly conversationId: string;
  /** Null while it is not known. */
  readonly claimId: string | null;
  readonly onTold: () => void;
}

/** The two ways to somebody of the team, inside a dialog that asks about a crisis, with when the team was told. */
export function SupervisorHere({ conversationId, claimId, onTold }: Props) {
  const [toldAt, tell] = useToldAt(claimId);
  const done = (): void => {
    tell();
    onTold();
  };
  return (
    <div className="stack">
      <SupervisorWays conversationId={conversationId} onTold={done} />
      <p role="status">{toldAt !== null && t.supervisorTold(dayAndTime(toldAt))}</p>
    </div>
  );
}
