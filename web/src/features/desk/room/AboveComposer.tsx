import { useState } from "react";
import * as t from "@messages/desk";
import { reasons } from "@messages/errors";
import { useLoadedPart } from "../../../lib/useLoadedPart";
import { TypingHint } from "../../../conversation/view/TypingHint";
import { useOnline } from "../../../lib/hooks/useOnline";
import { toast } from "../../../lib/toast";
import { end } from "../api";
import { Asking } from "./Asking";
import { EndDialog } from "./EndDialog";
import { seenOf } from "./seen";
import { SilenceStrip } from "./SilenceStrip";
import type { HeldTalk } from "./useHeldTalk";

const loadAskDirectly = async () => (await import("./AskDirectly")).AskDirectly;

interface Props {
  readonly conversationId: string;
  readonly alias: string;
  readonly talk: HeldTalk;
  /** The listener's last message was held back because of contact details in it. */
  readonly heldBack: boolean;
  /** Called when the team was told that a supervisor is needed. */
  readonly onTold: () => void;
  /** Puts a question into the listener's reply box. */
  readonly onAskDirectly: (question: string) => void;
}

/**
 * What is shown above the composer: that the person types or is silent, that a message was held back, that a colleague
 * is asked to take over, that there may be danger.
 */
export function AboveComposer({ conversationId, alias, talk, heldBack, onTold, onAskDirectly }: Props) {
  const { room, risk, wasCrisis, locale, claimId, leave } = talk;
  const { summary, other, silence, askStillThere } = room;
  const alarm = summary?.alarm ?? null;
  const saidYes = summary?.saidYes === true;
  const AskDirectly = useLoadedPart(loadAskDirectly, alarm !== null || saidYes || summary?.worried === true);
  const online = useOnline();
  const [ends, setEnds] = useState(false);
  const [frees, setFrees] = useState(false);
  /** Ends the talk with somebody who fell silent; after a crisis it asks the questions of the end dialog first. */
  const free = async (): Promise<void> => {
    if (wasCrisis) return setEnds(true);
    setFrees(true);
    const answer = await end({ conversationId, wrapUp: { outcome: "unanswered" }, saw: seenOf(conversationId) });
    setFrees(false);
    if (answer.ok) leave("ended");
    else toast("alert", answer.message);
  };
  return (
    <>
      <TypingHint words={online && other.typing ? t.typing(alias) : null} />
      {heldBack && (
        <p className="chat__strip" role="alert">
          {reasons.CONTACT_DETAILS} {t.heldBack}
        </p>
      )}
      {summary && <Asking key={summary.claimId} conversationId={conversationId} alias={alias} summary={summary} />}
      {summary?.locked === true ? (
        <p className="chat__strip" role="status">
          {t.lockedNote}
        </p>
      ) : (
        <SilenceStrip silence={silence} locale={locale} busy={frees} onAsk={askStillThere} onFree={() => void free()} />
      )}
      {AskDirectly && summary && (
        <AskDirectly
          key={summary.claimId}
          conversationId={conversationId}
          claimId={summary.claimId}
          written={room.written}
          alarm={alarm}
          saidYes={saidYes}
          worried={summary.worried}
          locale={locale}
          onAsk={onAskDirectly}
        />
      )}
      {ends && (
        <EndDialog
          conversationId={conversationId}
          claimId={claimId}
          alias={alias}
          risk={risk}
          wasCrisis={wasCrisis}
          locked={summary?.locked === true}
          onTold={onTold}
          onClose={() => setEnds(false)}
          onDone={leave}
        />
      )}
    </>
  );
}
