import type { Risk } from "@thodu/domain/safety/levels";
import { useState } from "react";
import { crisisAgain, loweredLately } from "@messages/deskWork";
import { levels } from "@messages/risk";
import { Button } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { setRisk } from "../api";
import { wasLoweredLately } from "./lowered";

interface Props {
  readonly conversationId: string;
  /** Null until the conversation is loaded. */
  readonly claimId: string | null;
  readonly risk: Risk;
}

/**
 * Says before somebody goes back to the queue that the listener has just lowered their crisis, and what the queue makes
 * of the level now; one press sets the crisis again.
 */
export function LoweredLately({ conversationId, claimId, risk }: Props) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (risk === "crisis" || !wasLoweredLately(claimId)) return null;
  const raise = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const reply = await setRisk(conversationId, "crisis", risk);
    setBusy(false);
    if (!reply.ok) setTrouble(reply.message);
  };
  return (
    <>
      <p>{loweredLately(levels[risk])}</p>
      {trouble !== null && <Notice kind="trouble">{trouble}</Notice>}
      <p>
        <Button small look="outline" busy={busy} onClick={() => void raise()}>
          {crisisAgain}
        </Button>
      </p>
    </>
  );
}
