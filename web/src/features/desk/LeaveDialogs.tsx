import { trimText } from '@thodu/domain/visible';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import * as t from '@messages/desk';
import * as w from '@messages/deskWork';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextArea } from '../../ui/form/Field';
import { colleagues, release, type Colleague } from './api';
import type { Left } from './list';

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
  const text = typeof value === 'string' ? trimText(value) : '';
  return text === '' ? null : text;
};

const nameOf = ({ name }: Colleague): string => (name === '' ? w.aColleague : name);

/** Hands a conversation to a colleague who is there, or gives it back to the queue, with a note for who comes next. */
export function ReleaseDialog({ conversationId, alias, onClose, onDone }: LeaveProps) {
  const [there, setThere] = useState<readonly Colleague[]>([]);
  const [next, setNext] = useState('');
  const chosen = there.find(({ uid }) => uid === next);
  const to = chosen && nameOf(chosen);
  useEffect(() => {
    let stopped = false;
    void colleagues().then((reply) => {
      if (!stopped && reply.ok) setThere(reply.value.colleagues);
    });
    return () => {
      stopped = true;
    };
  }, []);
  const leave = async (form: FormData): Promise<string | null> => {
    const note = textOf(form, 'note');
    const reply = await release({ conversationId, ...(chosen && { to: chosen.uid }), ...(note !== null && { note }) });
    if (reply.ok) onDone('released', to);
    return reply.ok ? null : reply.message;
  };
  return (
    <LeaveDialog
      title={to === undefined ? t.releaseTitle(alias) : w.handOverTitle(alias, to)}
      text={to === undefined ? t.releaseText : w.handOverText(to)}
      action={to === undefined ? t.release : w.handOver(to)}
      onLeave={leave}
      onClose={onClose}
    >
      {there.length > 0 && (
        <div className="field">
          <label className="field__label" htmlFor="hand-over-to">
            {w.handOverTo}
          </label>
          <select id="hand-over-to" name="to" className="field__input" value={next} onChange={({ target }) => setNext(target.value)}>
            <option value="">{w.toTheQueue}</option>
            {there.map((each) => (
              <option key={each.uid} value={each.uid}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </div>
      )}
      <TextArea name="note" rows={3} maxLength={LONGEST} label={w.handOverNote} help={w.noteHelp} />
    </LeaveDialog>
  );
}

interface LeaveDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Whether the form can be sent; says at the fields why not. */
  readonly check?: (form: FormData) => boolean;
  /** What went wrong, in words; null when it is done. */
  readonly onLeave: (form: FormData) => Promise<string | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const always = (): boolean => true;

export function LeaveDialog({ title, text, action, check = always, onLeave, onClose, children }: LeaveDialogProps) {
  const [busy, setBusy] = useState(false);
  const leave = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!check(form)) return;
    setBusy(true);
    const trouble = await onLeave(form);
    if (trouble === null) return;
    setBusy(false);
    toast('alert', trouble);
    onClose();
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <p>{text}</p>
      <form className="stack" onSubmit={(event) => void leave(event)} noValidate>
        {children}
        <div className="dialog__actions">
          <Button type="submit" busy={busy}>
            {action}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
