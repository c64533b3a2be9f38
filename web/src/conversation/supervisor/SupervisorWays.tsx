import { useRef, useState } from "react";
import * as t from "@messages/supervisor";
import { call } from "../../lib/callables";
import { Button } from "../../ui/Button";
import { SupervisorPhone } from "./SupervisorPhone";
import { Notice } from "../../ui/Notice";

interface Props {
  readonly conversationId: string;
  /** The call that the case is about; without it, the case is about what was written. */
  readonly callId?: string;
  /** It is a crisis, in which the telephone comes first: nobody may read the case in time. */
  readonly isUrgent?: boolean;
  readonly onTold: () => void;
}

/**
 * The two ways to reach somebody of the team: a case for the admins, and a telephone number. That the team was not told
 * is shown until it is tried again.
 */
export function SupervisorWays({ conversationId, callId, isUrgent = false, onTold }: Props) {
  // Stays as it was when the dialog opened, so that the two do not change places under a press.
  const [phoneFirst] = useState(isUrgent);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const id = useRef<string | null>(null);
  const ask = async (): Promise<void> => {
    // A retry sends the same case, since only the answer may have been lost.
    id.current ??= crypto.randomUUID();
    setBusy(true);
    setTrouble(null);
    const about = { conversationId, ...(callId !== undefined && { callId }) };
    const reply = await call("reportConversation", { reportId: id.current, ...about, category: "supervisor" });
    setBusy(false);
    if (!reply.ok)
      // Only the answer may have been lost; and the network may be back by the time that it is read.
      return setTrouble(reply.reason === "NETWORK" ? t.maybeNotTold : `${t.notTold} ${reply.message}`);
    id.current = null;
    onTold();
  };
  return (
    <>
      <p>{callId === undefined ? t.supervisorText : t.supervisorTextInCall}</p>
      <p className="row">
        {phoneFirst && <SupervisorPhone isFirst />}
        <Button look={phoneFirst ? "outline" : undefined} busy={busy} onClick={() => void ask()}>
          {t.supervisorAsk}
        </Button>
        {!phoneFirst && <SupervisorPhone />}
      </p>
      {trouble !== null && <Notice kind="trouble">{trouble}</Notice>}
    </>
  );
}
