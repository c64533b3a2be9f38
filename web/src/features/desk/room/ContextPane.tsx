import type { Locale } from "@thodu/domain/locale";
import { unansweredWaitSince } from "@thodu/domain/matching/listenerTimeout";
import type { Risk } from "@thodu/domain/safety/levels";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { languageOf } from "@messages/desk";
import * as t from "@messages/deskPanes";
import { guide } from "@messages/risk";
import type { Summary } from "../../../conversation/documents";
import { dayAndTime } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import { BackIcon } from "./BackIcon";
import { CalledByColleague } from "../CalledByColleague";
import { ForNext, NotesPanel } from "./NotesPanel";
import { ReportedBefore } from "./ReportedBefore";
import { RiskGuide, Urgent } from "./RiskPanel";
import { SavedReplies } from "./SavedReplies";
import type { Notes } from "./useNotes";
import "./context.css";

interface Props {
  readonly conversationId: string;
  readonly alias: string;
  readonly risk: Risk;
  readonly locale: Locale;
  readonly summary: Summary | null;
  readonly notes: Notes;
  /** Whether it has a column of its own; otherwise it opens over the conversation. */
  readonly beside: boolean;
  readonly onBack: () => void;
  /** Puts a saved reply into the reply box. */
  readonly onReply: (text: string) => void;
}

/**
 * What is known about the person, in a pane of its own: level of risk and guide, notes, saved replies, earlier talks.
 */
export function ContextPane(props: Props) {
  const { conversationId, alias, risk, locale, summary, notes, beside, onBack, onReply } = props;
  const { body, isAbove, look, show } = useGuideInSight(risk);
  return (
    <aside className="desk__context" aria-label={t.contextPane(alias)}>
      {!beside && (
        <div className="desk__head">
          <button type="button" className="icon-button desk__context-back" aria-label={t.backToTalk} onClick={onBack}>
            <BackIcon />
          </button>
          <h2 className="desk__name">{alias}</h2>
        </div>
      )}
      <div ref={body} className="desk__context-body" onScroll={look}>
        <Urgent
          conversationId={conversationId}
          claimId={summary?.claimId ?? null}
          risk={risk}
          called={notes.supervisor}
          onTold={() => void notes.refresh()}
          beside={beside}
        />
        <ForNext notes={notes} />
        <CalledByColleague call={notes.supervisor} />
        <ReportedBefore notes={notes} />
        {risk === "crisis" && (
          <RiskGuide beside={beside}>
            <SavedReplies locale={locale} risk={risk} onReply={onReply} />
          </RiskGuide>
        )}
        <div className="desk__tools">
          <NotesPanel conversationId={conversationId} shared={summary?.summaryAgreedAt != null} notes={notes} />
          {risk !== "crisis" && <SavedReplies locale={locale} risk={risk} onReply={onReply} />}
          <Facts locale={locale} summary={summary} />
          <Talks notes={notes} />
        </div>
      </div>
      {isAbove && (
        <p className="desk__to-guide">
          <Button small onClick={show}>
            {guide}
          </Button>
        </p>
      )}
    </aside>
  );
}

/**
 * When a crisis begins, scrolls the pane to its top, where the help is, unless the listener is writing in it. Then
 * `isAbove` is true until they have scrolled to the top.
 */
function useGuideInSight(risk: Risk) {
  const body = useRef<HTMLDivElement>(null);
  const [isAbove, setAbove] = useState(false);
  const isCrisis = risk === "crisis";
  useLayoutEffect(() => {
    const { activeElement } = document;
    const writes = activeElement instanceof HTMLTextAreaElement && body.current?.contains(activeElement) === true;
    if (isCrisis && !writes) body.current?.scrollTo({ top: 0 });
    setAbove(isCrisis && writes);
  }, [isCrisis]);
  const look = (): void => {
    if (body.current?.scrollTop === 0) setAbove(false);
  };
  const show = (): void => {
    body.current?.scrollTo({ top: 0 });
    body.current?.querySelector<HTMLElement>(".risk__guide > summary")?.focus({ preventScroll: true });
    setAbove(false);
  };
  return { body, isAbove, look, show };
}

/** The line exists from the beginning, so that nothing below moves once the time is known. */
const momentOrNone = (at: number | null | undefined): string => (at == null ? "–" : dayAndTime(at));

function Facts({ locale, summary }: Pick<Props, "locale" | "summary">) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.language, languageOf[locale]],
    [t.claimedAt, momentOrNone(summary?.claimedAt)],
    [t.unansweredSince, momentOrNone(summary?.status === "active" ? unansweredWaitSince(summary) : null)],
    [t.endedAt, momentOrNone(summary?.endedAt)],
  ];
  return (
    <details open>
      <summary>{t.person}</summary>
      <dl className="desk__about">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Opens the private notes, among which the note of an earlier talk is, and brings them into sight. */
function openNotes(from: HTMLElement): void {
  const panel = from.closest(".desk__context")?.querySelector<HTMLDetailsElement>(".desk__notes-panel");
  if (!panel) return;
  panel.open = true;
  panel.querySelector("summary")?.focus({ preventScroll: true });
  panel.scrollIntoView({ block: "nearest" });
}

/** The ended talks, newest first, of which there is a readable note. */
function Talks({ notes: { notes, load } }: Pick<Props, "notes">) {
  const ended = notes?.filter(({ kind }) => kind === "wrap-up").toSorted((a, b) => b.at - a.at);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>{t.talks}</summary>
      <p className="soft small">{ended?.length === 0 ? t.noTalks : t.talksHelp}</p>
      <ul role="list" aria-label={t.talks} className="desk__talks">
        {ended?.map(({ noteId, at }) => (
          <li key={noteId}>
            <time dateTime={new Date(at).toISOString()}>{dayAndTime(at)}</time>
            <Button
              small
              look="quiet"
              aria-label={t.readNoteOf(dayAndTime(at))}
              onClick={(event) => openNotes(event.currentTarget)}
            >
              {t.readNote}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
