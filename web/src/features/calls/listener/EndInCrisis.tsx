import { useEffect, useId, useRef, useState, type SyntheticEvent } from "react";
import * as t from "@messages/callSafety";
import { close } from "@messages/common";
import { needed } from "@messages/forms";
import { hangUp } from "../../../calls/session";
import type { Talked } from "../../../calls/state";
import { endUnheard } from "../../../calls/unheard";
import { forgetKept } from "../../../conversation/secondLook/kept";
import {
  crisisOf,
  secondLookFields,
  SecondLook,
  textOf,
  type Looked,
} from "../../../conversation/secondLook/SecondLook";
import { useSession } from "../../../lib/session";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";

interface Props {
  /** The call that its listener wants to end; null without one. */
  readonly asked: Talked | null;
  /** It ended meanwhile: what its listener knows can still be told. */
  readonly isOver: boolean;
  readonly onClose: () => void;
}

/** The second look at a call in a crisis, as at a conversation. The two hear each other meanwhile. */
export function EndInCrisis({ asked, isOver, onClose }: Props) {
  const why = useRef<HTMLParagraphElement>(null);
  // The sentence above the fields is read first, also where the first of them has the focus.
  useEffect(() => why.current?.closest("dialog")?.scrollTo({ top: 0 }), [asked]);
  return (
    <Dialog open={asked !== null} wide title={isOver ? t.overTitle : t.endTitle} onClose={onClose}>
      <p ref={why}>{isOver ? t.overText : t.endText}</p>
      {asked && <Form callId={asked.callId} isOver={isOver} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ callId, isOver, onClose }: Pick<Props, "isOver" | "onClose"> & Pick<Talked, "callId">) {
  const { uid } = useSession();
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
    if (crisis === undefined) return;
    // Both are repeated until the server has answered.
    void (isOver ? endUnheard(callId, { crisis }) : hangUp({ crisis }));
    forgetKept(uid ?? "", callId);
    onClose();
  };
  return (
    <form ref={fields} className="stack" onSubmit={end} noValidate>
      <SecondLook
        id={callId}
        fieldOf={(name) => ({
          name,
          id: `${id}-${name}`,
          error: missing.includes(name) ? needed : undefined,
          onChange: () => setMissing(missing.filter((each) => each !== name)),
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
