import type { Risk } from "@thodu/domain/safety/levels";
import { aliasFor } from "@thodu/domain/chat/alias";
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import * as t from "@messages/risk";
import { undo } from "@messages/blocks";
import { Supervisor } from "../../../conversation/supervisor/Supervisor";
import { offerUndo, takeBack, toast } from "../../../lib/toast";
import { useTall } from "../../../lib/hooks/useTall";
import { setRisk } from "../api";
import { keepLowered } from "./lowered";
import "./risk.css";

const levels = ["none", "concern", "crisis"] as const satisfies readonly Risk[];

interface Props {
  readonly conversationId: string;
  readonly risk: Risk;
  /** Null while nothing is known of the conversation, its level neither. */
  readonly claimId: string | null;
}

/** How grave a conversation is, for its listener to raise or lift. */
export function RiskLevels({ conversationId, risk, claimId }: Props) {
  const [busy, setBusy] = useState(false);
  const isKnown = claimId !== null;
  const offered = useRef(false);
  const endOffer = (): void => {
    if (offered.current) takeBack(undo);
    offered.current = false;
  };
  // What is said of the lowering is no longer true in another crisis, and belongs to no other conversation.
  useEffect(() => {
    if (risk === "crisis") endOffer();
  }, [risk]);
  useEffect(() => endOffer, [conversationId]);
  const change = async (level: Risk, saw = risk): Promise<void> => {
    setBusy(true);
    const lowers = risk === "crisis" && level !== "crisis";
    // The conversation may say so before the answer is here, and who looks then has to find this.
    if (lowers && isKnown) keepLowered(claimId);
    const reply = await setRisk(conversationId, level, saw);
    setBusy(false);
    if (!reply.ok) return toast("alert", reply.message);
    if (level === risk) return toast("status", t.confirmed(t.levels[level]));
    if (!lowers) return;
    // One tap takes the help lines from the person: another brings them back.
    offered.current = true;
    offerUndo(t.lowered(aliasFor(conversationId), t.levels[level]), undo, () => void change("crisis"));
  };
  return (
    <div className={`risk risk--${risk}`}>
      <div className="risk__levels" role="group" aria-label={t.label}>
        {levels.map((level) => (
          <button
            key={level}
            type="button"
            className="risk__level"
            aria-pressed={isKnown && level === risk}
            // Disabled it would lose the focus.
            aria-disabled={busy || !isKnown || undefined}
            onClick={busy || !isKnown ? undefined : () => void change(level)}
          >
            {t.levels[level]}
          </button>
        ))}
      </div>
    </div>
  );
}

interface GuideProps extends ComponentProps<typeof Supervisor> {
  readonly beside: boolean;
  /** What is in reach above the guide. */
  readonly children?: ReactNode;
}

/** What helps when somebody is in danger, and whom to call. */
export function RiskGuide({ beside, children, ...about }: GuideProps) {
  // Where it lies over the conversation, it was opened on purpose.
  const tall = useTall(36) || !beside;
  return (
    <div className="risk risk--crisis">
      <Supervisor key={about.claimId} isUrgent {...about} />
      {children}
      <details className="risk__guide" open={tall}>
        <summary>{t.guide}</summary>
        <ol>
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="soft">{t.kept}</p>
      </details>
    </div>
  );
}
