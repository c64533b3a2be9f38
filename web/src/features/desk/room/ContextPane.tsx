import type { Locale } from "@thodu/domain/locale";
import type { Risk } from "@thodu/domain/safety/levels";
import type { ReactNode } from "react";
import { languageOf } from "@messages/desk";
import * as t from "@messages/deskPanes";
import type { Summary } from "../../../conversation/documents";
import { Supervisor } from "../../../conversation/supervisor/Supervisor";
import { dayAndTime } from "../../../lib/time";
import { BackIcon } from "./BackIcon";
import { CalledByColleague } from "../CalledByColleague";
import { ForNext, NotesPanel } from "./NotesPanel";
import { RiskGuide, RiskLevels } from "./RiskPanel";
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
  /** It has a column of its own; else it opens over the conversation. */
  readonly beside: boolean;
  readonly onBack: () => void;
  /** Puts a saved reply into what is being written. */
  readonly onReply: (text: string) => void;
}

/** All about the person of a conversation, in a pane of its own: how grave it is and what helps, notes, replies, earlier talks. */
export function ContextPane(props: Props) {
  const { conversationId, alias, risk, locale, summary, notes, beside, onBack, onReply } = props;
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
      <div className="desk__context-body">
        {beside && <RiskLevels conversationId={conversationId} risk={risk} claimId={summary?.claimId ?? null} />}
        <ForNext notes={notes} />
        <CalledByColleague call={notes.supervisor} />
        {risk === "crisis" && (
          <RiskGuide
            conversationId={conversationId}
            claimId={summary?.claimId ?? null}
            called={notes.supervisor}
            onTold={() => void notes.refresh()}
            beside={beside}
          >
            <SavedReplies locale={locale} risk={risk} onReply={onReply} />
          </RiskGuide>
        )}
        <div className="desk__tools">
          <NotesPanel conversationId={conversationId} shared={summary?.summaryAgreedAt != null} notes={notes} />
          {risk !== "crisis" && <SavedReplies locale={locale} risk={risk} onReply={onReply} />}
          <Facts locale={locale} summary={summary} />
          <Talks notes={notes} />
        </div>
        {/* In a crisis it stands first. */}
        {risk !== "crisis" && (
          <div className="desk__supervisor">
            <Supervisor
              key={summary?.claimId ?? null}
              conversationId={conversationId}
              claimId={summary?.claimId ?? null}
              called={notes.supervisor}
              onTold={() => void notes.refresh()}
            />
          </div>
        )}
      </div>
    </aside>
  );
}

/** There from the beginning, so that nothing below moves once it is known. */
const momentOrNone = (at: number | null | undefined): string => (at == null ? "–" : dayAndTime(at));

function Facts({ locale, summary }: Pick<Props, "locale" | "summary">) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.language, languageOf[locale]],
    [t.claimedAt, momentOrNone(summary?.claimedAt)],
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

/** Talks that ended, newest first, as far as their notes may be read. */
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
          </li>
        ))}
      </ul>
    </details>
  );
}
