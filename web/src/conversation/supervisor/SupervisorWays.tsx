import { brand } from "@thodu/domain/brand";
import { useRef, useState } from "react";
import * as t from "@messages/supervisor";
import { call } from "../../lib/callables";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";

interface Props {
  readonly conversationId: string;
  /** The call that it is about; without it, what was written. */
  readonly callId?: string;
  readonly onTold: () => void;
}

/** The two ways to somebody of the team: a case for the admins, and a telephone. */
export function SupervisorWays({ conversationId, callId, onTold }: Props) {
  const [busy, setBusy] = useState(false);
  const id = useRef<string | null>(null);
  const ask = async (): Promise<void> => {
    // The same case over every try: only the answer may have been lost.
    id.current ??= crypto.randomUUID();
    setBusy(true);
    const about = { conversationId, ...(callId !== undefined && { callId }) };
    const reply = await call("reportConversation", { reportId: id.current, ...about, category: "supervisor" });
    setBusy(false);
    if (!reply.ok) return toast("alert", reply.message);
    id.current = null;
    onTold();
  };
  return (
    <>
      <p>{callId === undefined ? t.supervisorText : t.supervisorTextInCall}</p>
      <p className="row">
        <Button busy={busy} onClick={() => void ask()}>
          {t.supervisorAsk}
        </Button>
        <a className="button button--outline" href={brand.supervisorPhoneLink}>
          {t.supervisorPhone(brand.supervisorPhone)}
        </a>
      </p>
    </>
  );
}
