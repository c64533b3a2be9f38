import type { Risk } from "@thodu/domain/safety/levels";
import { aliasFor } from "@thodu/domain/chat/alias";
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from "react";
import * as t from "@messages/risk";
import { undo } from "@messages/blocks";
import { Supervisor } from "../../../conversation/supervisor/Supervisor";
import { offerUndo, takeBack, toast } from "../../../lib/toast";
import { useOnline } from "../../../lib/hooks/useOnline";
import { useTall } from "../../../lib/hooks/useTall";
import { setRisk } from "../api";
import { usePaletteAct } from "../keyboard/paletteActs";
import { keepLowered } from "./lowered";
import "./risk.css";

const levels = ["none", "concern", "crisis"] as const satisfies readonly Risk[];

interface Props {
  readonly conversationId: string;
  readonly risk: Risk;
  /** Null until the conversation, with its level, is known. */
  readonly claimId: string | null;
}

/** Shows the level of risk, and lets the listener raise or lower it. */
export function RiskLevels({ conversationId, risk, claimId }: Props) {
  const [busy, setBusy] = useState(false);
  const isKnown = claimId !== null;
  const label = useId();
  const online = useOnline();
  const canChange = online && isKnown && !busy;
  const offered = useRef(false);
  const endOffer = (): void => {
    if (offered.current) takeBack(undo);
    offered.current = false;
  };
  // The note about lowering is wrong in another crisis, and belongs to no other conversation.
  useEffect(() => {
    if (risk === "crisis") endOffer();
  }, [risk]);
  useEffect(() => endOffer, [conversationId]);
  const change = async (level: Risk, saw = risk): Promise<void> => {
    setBusy(true);
    const lowers = risk === "crisis" && level !== "crisis";
    // Noted now, because the changed conversation may arrive before the answer, and then the note must be there.
    if (lowers && isKnown) keepLowered(claimId);
    const reply = await setRisk(conversationId, level, saw);
    setBusy(false);
    if (!reply.ok) return toast("alert", reply.message);
    if (level === risk) return toast("status", t.confirmed(t.levels[level]));
    if (!lowers) return;
    // Lowering takes the help lines off the person's page with one press, so one press can bring them back.
    offered.current = true;
    offerUndo(t.lowered(aliasFor(conversationId), t.levels[level]), undo, () => void change("crisis"));
  };
  const press = (level: Risk): void => {
    if (canChange) void change(level);
  };
  usePaletteAct("level", press);
  return (
    <div className={`risk risk--${risk}`}>
      <div className="risk__levels" role="group" aria-labelledby={label}>
        <span id={label} className="risk__label">
          {t.label}
        </span>
        <span className="risk__short" aria-hidden="true">
          {t.labelShort}
        </span>
        {levels.map((level) => (
          <button
            key={level}
            type="button"
            className="risk__level"
            aria-pressed={isKnown && level === risk}
            // A disabled button would lose the focus.
            aria-disabled={!canChange || undefined}
            data-off={!online || undefined}
            onClick={() => press(level)}
          >
            {t.levels[level]}
          </button>
        ))}
      </div>
    </div>
  );
}

interface UrgentProps extends ComponentProps<typeof Supervisor> {
  readonly risk: Risk;
  /** The level is here too; without a column for the context it is above the conversation. */
  readonly beside: boolean;
}

/** What must never go out of sight in the context: the level, and the way to a supervisor. */
export const Urgent = ({ risk, beside, ...about }: UrgentProps) => (
  <div className={`desk__urgent risk--${risk}`}>
    {beside && <RiskLevels conversationId={about.conversationId} risk={risk} claimId={about.claimId} />}
    <div className="desk__supervisor">
      <Supervisor key={about.claimId} isUrgent={risk === "crisis"} {...about} />
    </div>
  </div>
);

interface GuideProps {
  readonly beside: boolean;
  /** Shown above the guide. */
  readonly children?: ReactNode;
}

/** The guide for somebody in danger. */
export function RiskGuide({ beside, children }: GuideProps) {
  // Over the conversation it was opened on purpose.
  const tall = useTall(36) || !beside;
  return (
    <div className="risk risk--crisis">
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
