import { trimText } from "@thodu/domain/visible";
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import * as t from "@messages/deskWork";
import { keepDraft, readDraft } from "../../../conversation/drafts";
import { useSession } from "../../../lib/session";
import { dayAndTime } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import { TextArea } from "../../../ui/form/Field";
import { Notice } from "../../../ui/Notice";
import { addNote, type PrivateNote } from "../api";
import { placeOfNote } from "./leftovers";
import type { Notes } from "./useNotes";

const LONGEST = 2_000;

interface Props {
  readonly conversationId: string;
  /** The person agreed that listeners may read summaries of earlier talks. */
  readonly shared: boolean;
  readonly notes: Notes;
}

/** A note that is being written. Like a reply, it is stored on this device until it is saved. */
function useNoteDraft(conversationId: string) {
  const { uid } = useSession();
  const owner = uid ?? "";
  const place = placeOfNote(conversationId);
  const [text, setText] = useState(() => readDraft(owner, place));
  const write = (next: string): void => {
    setText(next);
    keepDraft(owner, place, next);
  };
  /** Removes what was saved, but nothing that was written since. */
  const clear = (sent: string): void => {
    setText((now) => (now === sent ? "" : now));
    if (readDraft(owner, place) === sent) keepDraft(owner, place, "");
  };
  return [text, write, clear] as const;
}

/** Ctrl and Enter, or ⌘ and Enter, save the note; Enter alone breaks the line. */
function saveByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
  if (key !== "Enter" || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  event.preventDefault();
  currentTarget.form?.requestSubmit();
}

/** Private notes. A colleague's note for the next listener is shown apart from them (`ForNext`). */
export function NotesPanel({ conversationId, shared, notes: { notes, forNext, isFirst, load } }: Props) {
  const [busy, setBusy] = useState(false);
  const [draft, write, clear] = useNoteDraft(conversationId);
  const [open, setOpen] = useState(draft !== "");
  const [trouble, setTrouble] = useState<string | null>(null);
  const id = useRef<string | null>(null);
  const others = (notes ?? []).filter((note) => !forNext.includes(note));
  // The notes are open for a new listener if colleagues wrote any.
  const opens = isFirst && others.some(({ mine }) => !mine);
  useEffect(() => {
    if (opens) setOpen(true);
  }, [opens]);

  const add = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = trimText(draft);
    if (busy || text === "") return;
    // The id stays the same across retries.
    id.current ??= crypto.randomUUID();
    setBusy(true);
    const reply = await addNote({ noteId: id.current, conversationId, text });
    setBusy(false);
    setTrouble(reply.ok ? null : reply.message);
    if (!reply.ok) {
      // The first try may have been stored after all, with a text that was changed since.
      if (reply.reason === "ID_REUSED") id.current = null;
      return;
    }
    id.current = null;
    clear(draft);
    await load();
  };

  return (
    <details
      className="desk__notes-panel"
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) void load();
      }}
    >
      <summary>
        {shared ? t.notesAndSummary : t.notes}
        {others.length > 0 && <span>&nbsp;({others.length})</span>}
      </summary>
      <div className="desk__notes">
        <p className="soft small">{t.notesLead}</p>
        {shared && <p className="soft small">{t.summaryShared}</p>}
        <NoteList notes={others} />
        <form className="stack" onSubmit={(event) => void add(event)}>
          <TextArea
            name="note"
            rows={2}
            maxLength={LONGEST}
            label={t.newNote}
            value={draft}
            onChange={({ target }) => write(target.value)}
            onKeyDown={saveByKey}
          />
          {trouble !== null && <Notice kind="trouble">{trouble}</Notice>}
          <Button type="submit" small look="outline" busy={busy}>
            {t.keepNote}
          </Button>
        </form>
      </div>
    </details>
  );
}

const isTooSmall = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;

/** Whether a part of the notes is not in sight; in a low window the first is cut to one line, and the others are hidden. */
const isCutIn = (box: Element): boolean =>
  [box, ...box.querySelectorAll("li")].some((each) => isTooSmall(each) || each.clientHeight === 0);

/** The notes that a colleague left for the next listener. */
export function ForNext({ notes: { forNext } }: Pick<Props, "notes">) {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const count = forNext.length;
  useEffect(() => {
    if (!box.current) return undefined;
    const look = (): void => setCut(box.current !== null && isCutIn(box.current));
    look();
    const resized = new ResizeObserver(look);
    resized.observe(box.current);
    return () => resized.disconnect();
  }, [count]);
  if (count === 0) return null;
  return (
    <>
      <div ref={box} className={`desk__for-next ${isWhole ? "desk__for-next--whole" : ""}`}>
        <NoteList notes={forNext} marked />
      </div>
      {(isCut || isWhole) && (
        <Button small look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t.foldNote : t.wholeNote}
        </Button>
      )}
    </>
  );
}

interface ListProps {
  readonly notes: readonly PrivateNote[];
  /** Highlights the note. */
  readonly marked?: boolean;
}

function NoteList({ notes, marked = false }: ListProps) {
  const now = Date.now();
  return (
    <ul role="list" aria-label={t.notes}>
      {notes.map(({ noteId, text, kind, at, mine, crisis }) => (
        <li key={noteId} className="desk__private-note" data-next={marked || undefined}>
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
            {t.noteKinds[kind]} · {mine ? t.byYou : t.byColleague} · {dayAndTime(at, now)}
          </p>
        </li>
      ))}
    </ul>
  );
}
