import type { Risk } from "@thodu/domain/safety/levels";
import { trimText } from "@thodu/domain/visible";
import { useEffect, useState, type ReactNode, type SyntheticEvent } from "react";
import * as t from "@messages/desk";
import * as w from "@messages/deskWork";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { TextArea } from "../../ui/form/Field";
import { Notice } from "../../ui/Notice";
import { colleagues, release, type Colleague } from "./api";
import type { Left } from "./list";

export interface LeaveProps {
  readonly conversationId: string;
  readonly alias: string;
  readonly onClose: () => void;
  /** `to` is the name of the colleague who is asked first. */
  readonly onDone: (left: Left, to?: string) => void;
}

/** Code points of a note. */
export const LONGEST = 2_000;

export const textOf = (form: FormData, name: string): string | null => {
  const value = form.get(name);
  const text = typeof value === "string" ? trimText(value) : "";
  return text === "" ? null : text;
};

const nameOf = ({ name }: Colleague): string => (name === "" ? w.aColleague : name);

export const Note = () => (
  <TextArea name="note" rows={3} maxLength={LONGEST} label={w.handOverNote} help={w.noteHelp} />
);

/** Gives up the conversation, with the note of the form; `to` is asked first. */
async function leaveTo(
  to: Colleague | undefined,
  { conversationId, onDone }: LeaveProps,
  form: FormData,
): Promise<string | null> {
  const note = textOf(form, "note");
  const reply = await release({ conversationId, ...(to && { to: to.uid }), ...(note !== null && { note }) });
  if (reply.ok) onDone("released", to && nameOf(to));
  return reply.ok ? null : reply.message;
}

/** Returns a conversation to the queue, with a note for who comes next. */
export const ReleaseDialog = (props: LeaveProps & { readonly risk: Risk }) => (
  <LeaveDialog
    title={t.releaseTitle(props.alias)}
    text={props.risk === "crisis" ? w.releaseInCrisis : t.releaseText}
    action={t.release}
    onLeave={(form) => leaveTo(undefined, props, form)}
    onClose={props.onClose}
  >
    <Note />
  </LeaveDialog>
);

/** Hands a conversation to a colleague who is there, with a note; to the queue where nobody is. */
export function HandOverDialog(props: LeaveProps) {
  const [there, setThere] = useState<readonly Colleague[] | null>(null);
  const [next, setNext] = useState("");
  useEffect(() => {
    let stopped = false;
    void colleagues().then((reply) => {
      if (!stopped) setThere(reply.ok ? reply.value.colleagues : []);
    });
    return () => {
      stopped = true;
    };
  }, []);
  if (there === null) return null;
  const chosen = there.find(({ uid }) => uid === next) ?? there[0];
  if (chosen === undefined) {
    return (
      <LeaveDialog
        title={t.releaseTitle(props.alias)}
        text={w.nobodyToHandOver}
        action={t.release}
        onLeave={(form) => leaveTo(undefined, props, form)}
        onClose={props.onClose}
      >
        <Note />
      </LeaveDialog>
    );
  }
  const to = nameOf(chosen);
  return (
    <LeaveDialog
      title={w.handOverTitle(props.alias, to)}
      text={w.handOverText(to)}
      action={w.handOver(to)}
      onLeave={(form) => leaveTo(chosen, props, form)}
      onClose={props.onClose}
    >
      <div className="field">
        <label className="field__label" htmlFor="hand-over-to">
          {w.handOverTo}
        </label>
        <select
          id="hand-over-to"
          name="to"
          className="field__input"
          value={chosen.uid}
          onChange={({ target }) => setNext(target.value)}
        >
          {there.map((each) => (
            <option key={each.uid} value={each.uid}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </div>
      <Note />
    </LeaveDialog>
  );
}

interface LeaveDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** What it is called to change nothing. */
  readonly cancel?: string;
  /** Goes a step back where there is one; else the dialog closes. */
  readonly onBack?: (() => void) | undefined;
  /** Whether the form can be sent; says at the fields why not. */
  readonly check?: (form: FormData) => boolean;
  /** What went wrong, in words; null when it is done. */
  readonly onLeave: (form: FormData) => Promise<string | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const always = (): boolean => true;

export function LeaveDialog({
  title,
  text,
  action,
  cancel = t.cancel,
  onBack,
  check = always,
  onLeave,
  onClose,
  children,
}: LeaveDialogProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const leave = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!check(form)) return;
    setBusy(true);
    setTrouble(null);
    // What was written stays where it is until it is stored.
    const found = await onLeave(form);
    if (found === null) return;
    setBusy(false);
    setTrouble(found);
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <p>{text}</p>
      <form className="stack" onSubmit={(event) => void leave(event)} noValidate>
        {children}
        {trouble !== null && <Notice kind="trouble">{trouble}</Notice>}
        <div className="dialog__actions">
          <Button type="submit" busy={busy}>
            {action}
          </Button>
          <Button look="outline" onClick={onBack ?? onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
