import * as t from "@messages/supervisor";
import { dayAndTime } from "../../lib/time";
import { SupervisorWays } from "./SupervisorWays";
import { useToldAt } from "./useToldAt";

interface Props {
  readonly conversationId: string;
  /** Null until it is known, and for a voice call. */
  readonly claimId: string | null;
  /** The voice call that it is about; without it, the chat. */
  readonly callId?: string;
  /** It is a crisis. */
  readonly isUrgent?: boolean;
  readonly onTold?: () => void;
}

/** The two ways to reach the team, inside a dialog that asks about a crisis, and when the team was told. */
export function SupervisorHere({ conversationId, claimId, callId, isUrgent = false, onTold }: Props) {
  const [toldAt, tell] = useToldAt(callId ?? claimId);
  const done = (): void => {
    tell();
    onTold?.();
  };
  return (
    <div className="stack">
      <SupervisorWays
        conversationId={conversationId}
        {...(callId !== undefined && { callId })}
        isUrgent={isUrgent}
        onTold={done}
      />
      <p role="status">{toldAt !== null && t.supervisorTold(dayAndTime(toldAt))}</p>
    </div>
  );
}
