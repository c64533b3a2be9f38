import type { Complaint } from "@thodu/domain/reports/model";
import { trimText } from "@thodu/domain/visible";
import { useEffect, useRef, useState } from "react";
import * as t from "@messages/reports";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { TextArea } from "../../ui/form/Field";
import { call } from "../../lib/callables";
import { toast } from "../../lib/toast";
import { PartingNotice, SendButtons, type Held } from "./HeldReport";
import type { Written } from "./lastOfEach";
import { readListeners } from "./listeners";
import { WhatHappened, WhetherToPart, WhoWrote } from "./ReportFields";
import "./report.css";

const LONGEST = 1_000;

interface Props {
  readonly open: boolean;
  readonly side: "customer" | "volunteer";
  readonly conversationId: string;
  /** The call that the report is about; without it, the report is about what was written. */
  readonly callId?: string;
  /** If nobody seems to have listened to the customer yet: then nobody can be blocked, unless a listener wrote. */
  readonly unheard?: boolean;
  /** If the listener holds the person: then parting the two ends their talk. */
  readonly held?: Held | null;
  /** Called when the two were parted. */
  readonly onBlocked?: () => void;
  readonly onClose: () => void;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? trimText(value) : "";
};

/** What is kept while the dialog is closed for another one. */
interface Draft {
  readonly category: Complaint | null;
  readonly block: boolean;
  readonly note: string;
}
const EMPTY: Draft = { category: null, block: false, note: "" };

/** Shows a group from its heading on: on a phone the button is so far below it that the error would not be seen. */
function toGroup(group: HTMLFieldSetElement | null): void {
  group?.querySelector("input")?.focus({ preventScroll: true });
  group?.scrollIntoView();
}

/** The listeners who may be meant, loaded once `asked`. If that fails, the last one who wrote is meant. */
function useListeners(asked: boolean, customerId: string): readonly Written[] {
  const [listeners, setListeners] = useState<readonly Written[]>([]);
  useEffect(() => {
    if (!asked) return undefined;
    let current = true;
    readListeners(customerId).then(
      (found) => current && setListeners(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [asked, customerId]);
  return listeners;
}

/** Reports the other side to the team and, if asked, parts the two for good. Both sides use it. */
export function ReportDialog(props: Props) {
  const { open, side, conversationId, callId, unheard = false, held = null, onBlocked, onClose } = props;
  // The id of the report stays the same across retries.
  const id = useRef<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const whatHappened = useRef<HTMLFieldSetElement>(null);
  const [draft, setDraft] = useState(EMPTY);
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const parts = draft.block ? held : null;
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const listeners = useListeners(open && side === "customer" && callId === undefined, conversationId);

  const send = async (block: boolean): Promise<void> => {
    const { category } = draft;
    setMissing(category === null);
    if (category === null) return toGroup(whatHappened.current);
    const note = trimText(draft.note);
    const messageId = form.current ? textOf(new FormData(form.current), "listener") : "";
    id.current ??= crypto.randomUUID();
    setBusy(true);
    const reply = await call("reportConversation", {
      reportId: id.current,
      conversationId,
      category,
      ...(messageId !== "" && { messageId }),
      ...(callId !== undefined && { callId }),
      ...(note !== "" && { note }),
      block,
    });
    setBusy(false);
    if (!reply.ok) {
      if (reply.reason === "ID_REUSED") id.current = null;
      return toast("alert", reply.message);
    }
    id.current = null;
    setDraft(EMPTY);
    const areParted = block && reply.value.parted !== false;
    if (areParted) onBlocked?.();
    toast("status", areParted ? t.thanksParted : t.thanks);
    onClose();
  };

  const close = (): void => {
    setMissing(false);
    // The browser also reports that it is closed after its owner has closed it, for what is done first.
    if (!open) return;
    setDraft(EMPTY);
    onClose();
  };

  return (
    <Dialog open={open} title={callId === undefined ? t.title : t.titleOfCall} onClose={close}>
      <p>{side === "customer" ? t.leadCustomer : t.leadVolunteer}</p>
      <form
        ref={form}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void send(draft.block);
        }}
        noValidate
      >
        <WhatHappened
          ref={whatHappened}
          chosen={draft.category}
          missing={missing}
          onChoose={(category) => {
            change({ category });
            setMissing(false);
          }}
        />
        {listeners.length > 1 && <WhoWrote listeners={listeners} />}
        {(!unheard || listeners.length > 0) && (
          <WhetherToPart side={side} chosen={draft.block} onChoose={(block) => change({ block })} />
        )}
        {parts && <PartingNotice {...parts} />}
        <TextArea
          name="note"
          rows={3}
          maxLength={LONGEST}
          label={t.note}
          help={t.noteHelp}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <div className="dialog__actions">
          <SendButtons
            held={parts}
            busy={busy}
            onStay={() => {
              change({ block: false });
              void send(false);
            }}
          />
          <Button look="outline" onClick={close}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
