import type { Risk } from "@thodu/domain/safety/levels";
import { useState, type ReactNode, type SyntheticEvent } from "react";
import * as t from "@messages/desk";
import * as w from "@messages/deskWork";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Notice } from "../../../ui/Notice";
import { release, type Colleague } from "../api";
import { KeptText } from "../../../conversation/secondLook/KeptText";
import { LoweredLately } from "./LoweredLately";
import { SupervisorHere } from "../../../conversation/supervisor/SupervisorHere";
import { textOf } from "../../../conversation/secondLook/SecondLook";
import type { Left } from "../inbox/list";

export interface LeaveProps {
  readonly conversationId: string;
  /** Null until the conversation is loaded. */
  readonly claimId: string | null;
  readonly alias: string;
  /** Called when the team was told in the dialog that a supervisor is needed. */
  readonly onTold: () => void;
  readonly onClose: () => void;
  readonly onDone: (left: Left) => void;
}

export const nameOf = ({ name }: Colleague): string => (name === "" ? w.aColleague : name);

interface NoteProps extends Pick<LeaveProps, "conversationId"> {
  readonly name?: string;
  /** Of the person, if there are notes about several. */
  readonly alias?: string;
}

export const Note = ({ conversationId, name = "note", alias }: NoteProps) => (
  <KeptText
    name={name}
    field="hand-over"
    about={conversationId}
    rows={3}
    label={alias === undefined ? w.handOverNote : `${alias}: ${w.handOverNote}`}
    help={w.noteHelp}
  />
);

/** Releases the conversation to the queue with the form's note. Resolves to what went wrong, or null. */
export async function leaveToQueue(
  { conversationId, onDone }: Pick<LeaveProps, "conversationId" | "onDone">,
  form: FormData,
): Promise<string | null> {
  const note = textOf(form, "note");
  const reply = await release({ conversationId, ...(note !== null && { note }) });
  if (reply.ok) onDone("released");
  return reply.ok ? null : reply.message;
}

interface ReleaseProps extends LeaveProps {
  readonly risk: Risk;
}

/** Releases a conversation to the queue, with a note for the next listener. */
export const ReleaseDialog = (props: ReleaseProps) => {
  const inCrisis = props.risk === "crisis";
  return (
    <LeaveDialog
      title={t.releaseTitle(props.alias)}
      text={inCrisis ? w.releaseInCrisis : t.releaseText}
      action={t.release}
      onLeave={(form) => leaveToQueue(props, form)}
      isSecondary={inCrisis}
      wide={inCrisis}
      onClose={props.onClose}
    >
      {inCrisis ? <SupervisorHere {...props} isUrgent /> : <LoweredLately {...props} />}
      <Note conversationId={props.conversationId} />
    </LeaveDialog>
  );
};

interface LeaveFormProps {
  readonly text: ReactNode;
  readonly action: string;
  /** Something else in the form should be considered first, so the button is less prominent. */
  readonly isSecondary?: boolean;
  /** The label of the button that changes nothing. */
  readonly cancel?: string;
  /** Goes a step back; without it the dialog closes. */
  readonly onBack?: (() => void) | undefined;
  /** Returns whether the form can be sent; if not, shows the errors at the fields. */
  readonly check?: (form: FormData) => boolean;
  /** Resolves to what went wrong, in words; null when it is done. */
  readonly onLeave: (form: FormData) => Promise<string | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const always = (): boolean => true;

export const LeaveDialog = ({
  title,
  wide = false,
  ...form
}: LeaveFormProps & { readonly title: string; readonly wide?: boolean }) => (
  <Dialog open title={title} wide={wide} onClose={form.onClose}>
    <LeaveForm {...form} />
  </Dialog>
);

/** The contents of such a dialog. */
export function LeaveForm({
  text,
  action,
  isSecondary = false,
  cancel = t.cancel,
  onBack,
  check = always,
  onLeave,
  onClose,
  children,
}: LeaveFormProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const leave = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!check(form)) return;
    setBusy(true);
    setTrouble(null);
    // What was written stays in the fields until it is stored.
    const found = await onLeave(form);
    if (found === null) return;
    setBusy(false);
    setTrouble(found);
  };
  return (
    <>
      {typeof text === "string" ? <p>{text}</p> : text}
      <form className="stack" onSubmit={(event) => void leave(event)} noValidate>
        {children}
        {trouble !== null && <Notice kind="trouble">{trouble}</Notice>}
        <div className="dialog__actions">
          <Button type="submit" look={isSecondary ? "outline" : undefined} busy={busy}>
            {action}
          </Button>
          <Button look="outline" onClick={onBack ?? onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </>
  );
}
