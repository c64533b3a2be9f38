import type { CrisisEnd } from "@thodu/domain/notes/model";
import { useEffect, useId, useRef, useState, type SyntheticEvent } from "react";
import * as t from "@messages/callSafety";
import { close } from "@messages/common";
import { needed } from "@messages/forms";
import { endUnheard, type More } from "../../../calls/unheard";
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

/** The call whose listener is asked about its end. */
export interface Asked {
  readonly callId: string;
  readonly alias: string;
}

interface Props {
  /** Null without one. */
  readonly asked: Asked | null;
  /** Ends the call that is asked about; null once it is over: what its listener knows can still be told. */
  readonly onEnd: ((more: More) => void) | null;
  readonly onClose: () => void;
  /** The call in a crisis that this page was in last and that has ended; null without one. */
  readonly after?: After | null;
}

/** The second look at a call in a crisis, as at a conversation. The two hear each other meanwhile. */
export function EndInCrisis({ asked, onEnd, onClose, after = null }: Props) {
  const uid = useSession().uid ?? "";
  const [told, note] = useTold();
  const why = useRef<HTMLParagraphElement>(null);
  // The sentence above the fields is read first, also where the first of them has the focus.
  useEffect(() => why.current?.closest("dialog")?.scrollTo({ top: 0 }), [asked]);
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
    else void endUnheard(callId, more);
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
            callId={asked.callId}
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
  readonly callId: string;
  readonly isOver: boolean;
  readonly onEnd: (crisis: CrisisEnd) => void;
  readonly onClose: () => void;
}

function Form({ uid, callId, isOver, onEnd, onClose }: FormProps) {
  const [missing, setMissing] = useState<readonly Looked[]>([]);
  const fields = useRef<HTMLFormElement>(null);
  const id = useId();
  const end = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const without = secondLookFields.filter((name) => textOf(form, name) === null);
    setMissing(without);
    fields.current?.querySelector<HTMLElement>(`[name="${without[0]}"]`)?.focus();
    const crisis = crisisOf(form);
    if (crisis !== undefined) onEnd(crisis);
  };
  return (
    <form ref={fields} className="stack" onSubmit={end} noValidate>
      <SecondLook
        id={callId}
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
        <Button type="submit" look={isOver ? undefined : "danger"}>
          {isOver ? t.tellTeam : t.endCall}
        </Button>
        <Button look="outline" onClick={onClose}>
          {isOver ? close : t.backToCall}
        </Button>
      </div>
    </form>
  );
}
