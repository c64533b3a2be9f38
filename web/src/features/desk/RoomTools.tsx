import type { Locale } from "@thodu/domain/locale";
import { trimText } from "@thodu/domain/visible";
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from "react";
import * as t from "@messages/deskWork";
import { friendlyDay, timeOfDay } from "../../lib/time";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { TextArea } from "../../ui/form/Field";
import { addNote, readNotes, type PrivateNote } from "./api";
import { savedReplies } from "./replies";

const LONGEST = 2_000;

interface Props {
  readonly conversationId: string;
  readonly locale: Locale;
  /** The person agreed that summaries of earlier talks are read. */
  readonly shared: boolean;
  /** Somebody else listened before, and the reader has not written yet: what they left is shown first. */
  readonly takesOver: boolean;
  /** Puts a saved reply into what is being written. */
  readonly onReply: (text: string) => void;
}

/** What a listener has at hand beside the conversation: saved replies in the person's language, and private notes. */
export function RoomTools({ conversationId, locale, shared, takesOver, onReply }: Props) {
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
      <Notes conversationId={conversationId} shared={shared} takesOver={takesOver} />
    </div>
  );
}

function Notes({ conversationId, shared, takesOver }: Pick<Props, "conversationId" | "shared" | "takesOver">) {
  const panel = useRef<HTMLDetailsElement>(null);
  const [isHandOver, setHandOver] = useState(false);
  const [notes, setNotes] = useState<readonly PrivateNote[] | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useRef<string | null>(null);

  const load = useCallback(async (): Promise<readonly PrivateNote[]> => {
    const reply = await readNotes(conversationId);
    if (!reply.ok) toast("alert", reply.message);
    else setNotes(reply.value.notes);
    return reply.ok ? reply.value.notes : [];
  }, [conversationId]);

  useEffect(() => {
    if (!takesOver) return undefined;
    let stopped = false;
    void load().then((found) => {
      if (stopped || !found.some(isForNext)) return;
      setHandOver(true);
      if (panel.current) panel.current.open = true;
    });
    return () => {
      stopped = true;
    };
  }, [takesOver, load]);

  const add = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const written = new FormData(form).get("note");
    const text = typeof written === "string" ? trimText(written) : "";
    if (text === "") return;
    // The same note over every try.
    id.current ??= crypto.randomUUID();
    setBusy(true);
    const reply = await addNote({ noteId: id.current, conversationId, text });
    setBusy(false);
    if (!reply.ok) return toast("alert", reply.message);
    id.current = null;
    form.reset();
    await load();
  };

  const now = Date.now();
  return (
    <details ref={panel} name="desk-tools" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>{shared ? t.notesAndSummary : t.notes}</summary>
      <div className="desk__notes">
        <p className="soft small">{t.notesLead}</p>
        {shared && <p className="soft small">{t.summaryShared}</p>}
        <ul role="list" aria-label={t.notes}>
          {firstForNext(notes ?? [], isHandOver).map(({ noteId, text, kind, at, mine, crisis }) => (
            <li
              key={noteId}
              className="desk__private-note"
              data-next={(isHandOver && isForNext({ kind, mine })) || undefined}
            >
              {text !== "" && <p>{text}</p>}
              {crisis && (
                <dl className="desk__crisis-end">
                  <dt>{t.agreed}</dt>
                  <dd>{crisis.agreed}</dd>
                  <dt>{t.whoKnows}</dt>
                  <dd>{crisis.whoKnows}</dd>
                  <dt>{t.linesGiven}</dt>
                  <dd>{t.linesAnswers[crisis.linesGiven ? "yes" : "no"]}</dd>
                </dl>
              )}
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

/** What a colleague wrote for whoever comes next. */
const isForNext = ({ kind, mine }: Pick<PrivateNote, "kind" | "mine">): boolean => kind === "hand-over" && !mine;

const firstForNext = (notes: readonly PrivateNote[], isHandOver: boolean): readonly PrivateNote[] =>
  isHandOver ? [...notes.filter(isForNext), ...notes.filter((note) => !isForNext(note))] : notes;
