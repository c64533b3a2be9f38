import type { CrisisEnd } from "@thodu/domain/notes/model";
import { useEffect, useId, useRef, useState, type SyntheticEvent } from "react";
import * as t from "@messages/callSafety";
import { close } from "@messages/common";
import { endAllTheSame, stepBack } from "@messages/deskWork";
import { needed } from "@messages/forms";
import { endWithRetries, type More } from "../../../calls/endWithRetries";
import { EndsAlone, useEndsAlone } from "../../../conversation/secondLook/EndsAlone";
import {
  crisisOf,
  secondLookFields,
  SecondLook,
  textOf,
  type Looked,
} from "../../../conversation/secondLook/SecondLook";
import { useSession } from "../../../lib/session";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { forgetEnd, noteWritten } from "./keptEnd";
import { TellAfter, type After } from "./TellAfter";
import { tellTold, useTold } from "./told";

/** The call about whose end the listener is asked. */
export interface Asked {
  readonly callId: string;
  readonly customerId: string;
  readonly alias: string;
}

interface Props {
  /** Null if none. */
  readonly asked: Asked | null;
  /** Ends the call in question; null once it is over, when the listener can still report what they know. */
  readonly onEnd: ((more: More) => void) | null;
  readonly onClose: () => void;
  /** The last call in a crisis on this page, if it has ended; null without one. */
  readonly after?: After | null;
}

/** The second look at a call in a crisis, as at a conversation. Meanwhile the two can hear each other. */
export function EndInCrisis({ asked, onEnd, onClose, after = null }: Props) {
  const uid = useSession().uid ?? "";
  const [told, note] = useTold();
  const why = useRef<HTMLParagraphElement>(null);
  // Scrolled to the top, because the sentence above the fields is to be read first, although the first field has the
  // focus.
  useEffect(() => {
    // In newer browsers it gives back a promise, which React would call as the effect's clean-up.
    why.current?.closest("dialog")?.scrollTo({ top: 0 });
  }, [asked]);
  const end = (callId: string, crisis: CrisisEnd): void => {
    const more: More = {
      crisis,
      onAnswer: ({ ok }) => {
        note(callId, ok ? "told" : "refused");
        if (!ok) return toast("alert", t.notTold, callId);
        forgetEnd(uid, callId);
        tellTold(callId);
      },
    };
    note(callId, "sending");
    // Both are repeated until the server has answered.
    if (onEnd) onEnd(more);
    else void endWithRetries(callId, more);
    onClose();
  };
  const isOver = onEnd === null;
  return (
    <>
      {after && (
        <TellAfter uid={uid} after={after} told={told(after.callId)} isAsked={asked?.callId === after.callId} />
      )}
      <Dialog
        open={asked !== null}
        wide
        title={isOver && asked ? t.overTitle(asked.alias) : t.endTitle}
        onClose={onClose}
      >
        <p ref={why}>{isOver ? t.overText : t.endText}</p>
        {asked && (
          <Form
            key={asked.callId}
            uid={uid}
            asked={asked}
            isOver={isOver}
            onEnd={(crisis) => end(asked.callId, crisis)}
            onClose={onClose}
          />
        )}
      </Dialog>
    </>
  );
}

interface FormProps {
  readonly uid: string;
  readonly asked: Asked;
  readonly isOver: boolean;
  readonly onEnd: (crisis: CrisisEnd) => void;
  readonly onClose: () => void;
}

/** The labels of the form's two buttons. `asksBack`: the form asks whether to call a supervisor first. */
function actionWords(isOver: boolean, asksBack: boolean): readonly [string, string] {
  if (asksBack) return [endAllTheSame, stepBack];
  return isOver ? [t.tellTeam, close] : [t.endCall, t.backToCall];
}

function Form({ uid, asked: { callId, customerId }, isOver, onEnd, onClose }: FormProps) {
  const [missing, setMissing] = useState<readonly Looked[]>([]);
  const alone = useEndsAlone(callId);
  // After the call, sending the form already tells the team.
  const asksBack = alone.isAsked && !isOver;
  const [action, cancel] = actionWords(isOver, asksBack);
  const fields = useRef<HTMLFormElement>(null);
  const id = useId();
  const end = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const without = secondLookFields.filter((name) => textOf(form, name) === null);
    setMissing(without);
    fields.current?.querySelector<HTMLElement>(`[name="${without[0]}"]`)?.focus();
    const crisis = crisisOf(form);
    if (crisis === undefined || (!isOver && alone.asks(crisis))) return;
    onEnd(crisis);
  };
  return (
    <form ref={fields} className="stack" onSubmit={end} noValidate>
      {asksBack && <EndsAlone question={alone.question} conversationId={customerId} claimId={null} callId={callId} />}
      <SecondLook
        id={callId}
        hidden={asksBack}
        fieldOf={(name) => ({
          name,
          id: `${id}-${name}`,
          error: missing.includes(name) ? needed : undefined,
          onChange: () => {
            noteWritten(uid, callId);
            setMissing(missing.filter((each) => each !== name));
          },
        })}
      />
      <div className="dialog__actions">
        <Button type="submit" look={asksBack ? "outline" : isOver ? undefined : "danger"}>
          {action}
        </Button>
        <Button look="outline" onClick={asksBack ? alone.back : onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
