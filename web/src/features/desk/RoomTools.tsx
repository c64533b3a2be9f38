import type { Locale } from '@thodu/domain/locale';
import { trimText } from '@thodu/domain/visible';
import { useRef, useState, type SyntheticEvent } from 'react';
import * as t from '@messages/deskWork';
import { friendlyDay, timeOfDay } from '../../lib/time';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/form/Field';
import { addNote, readNotes, type PrivateNote } from './api';
import { savedReplies } from './replies';

const LONGEST = 2_000;

interface Props {
  readonly conversationId: string;
  readonly locale: Locale;
  /** The person agreed that summaries of earlier talks are read. */
  readonly shared: boolean;
  /** Puts a saved reply into what is being written. */
  readonly onReply: (text: string) => void;
}

/** What a listener has at hand beside the conversation: saved replies in the person's language, and private notes. */
export function RoomTools({ conversationId, locale, shared, onReply }: Props) {
  const replies = useRef<HTMLDetailsElement>(null);
  const use = (text: string): void => {
    if (replies.current) replies.current.open = false;
    onReply(text);
  };
  return (
    <div className="desk__tools">
      <details ref={replies} name="desk-tools">
        <summary>{t.savedReplies}</summary>
        <ul role="list" className="desk__replies" lang={locale}>
          {savedReplies[locale].map((text) => (
            <li key={text}>
              <button type="button" className="desk__reply" onClick={() => use(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <Notes conversationId={conversationId} shared={shared} />
    </div>
  );
}

function Notes({ conversationId, shared }: Pick<Props, 'conversationId' | 'shared'>) {
  const [notes, setNotes] = useState<readonly PrivateNote[] | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useRef<string | null>(null);

  const load = async (): Promise<void> => {
    const reply = await readNotes(conversationId);
    if (reply.ok) setNotes(reply.value.notes);
    else toast('alert', reply.message);
  };

  const add = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const written = new FormData(form).get('note');
    const text = typeof written === 'string' ? trimText(written) : '';
    if (text === '') return;
    // The same note over every try.
    id.current ??= crypto.randomUUID();
    setBusy(true);
    const reply = await addNote({ noteId: id.current, conversationId, text });
    setBusy(false);
    if (!reply.ok) return toast('alert', reply.message);
    id.current = null;
    form.reset();
    await load();
  };

  const now = Date.now();
  return (
    <details name="desk-tools" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>{shared ? t.notesAndSummary : t.notes}</summary>
      <div className="desk__notes">
        <p className="soft small">{t.notesLead}</p>
        {shared && <p className="soft small">{t.summaryShared}</p>}
        <ul role="list" aria-label={t.notes}>
          {notes?.map(({ noteId, text, kind, at, mine }) => (
            <li key={noteId} className="desk__private-note">
              <p>{text}</p>
              <p className="soft small">
                {t.noteKinds[kind]} · {mine ? t.byYou : t.byColleague} · {friendlyDay(at, now)}, {timeOfDay(at)}
              </p>
            </li>
          ))}
        </ul>
        <form className="stack" onSubmit={(event) => void add(event)}>
          <TextArea name="note" rows={2} maxLength={LONGEST} label={t.newNote} />
          <Button type="submit" small look="outline" busy={busy}>
            {t.keepNote}
          </Button>
        </form>
      </div>
    </details>
  );
}
