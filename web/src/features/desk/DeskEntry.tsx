import type { KeyboardEvent } from "react";
import { isGone } from "@thodu/domain/matching/gone";
import * as t from "@messages/desk";
import { friendlyMoment } from "../../lib/time";
import { Avatar } from "../../ui/Avatar";
import { minutesWaited, ownerOf, type Entry, type Owner } from "./list";

interface Props {
  readonly entry: Entry;
  readonly uid: string;
  readonly now: number;
  readonly picked: boolean;
  readonly onPick: () => void;
}

const owners: Readonly<Record<Owner, string>> = {
  you: t.ownerYou,
  other: t.ownerOther,
  nobody: t.ownerNobody,
  ended: t.ownerEnded,
};

/** The arrow keys go from one person to the next. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const entries = [...(event.currentTarget.closest("ul")?.querySelectorAll<HTMLElement>(".desk__entry") ?? [])];
  const next = entries[entries.findIndex((entry) => entry === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** One person in the list: who, since when, whose, and what is unread. */
export function DeskEntry({ entry, uid, now, picked, onPick }: Props) {
  const owner = ownerOf(entry, uid);
  const waited = minutesWaited(entry, now);
  return (
    <button
      type="button"
      className="desk__entry"
      aria-current={picked || undefined}
      onClick={onPick}
      onKeyDown={moveFocus}
    >
      <span className="desk__who">
        <Avatar alias={entry.alias} size={28} />
        <span className="desk__alias">{entry.alias}</span>
      </span>
      <time className="desk__time" dateTime={new Date(entry.lastMessageAt).toISOString()}>
        {friendlyMoment(entry.lastMessageAt, now)}
      </time>
      <span className="desk__facts">
        {entry.risk !== "none" && (
          <span className={`chip chip--${entry.risk}`}>{entry.risk === "crisis" ? t.crisis : t.concern}</span>
        )}
        <span className={`chip chip--${owner}`}>{waited === null ? owners[owner] : t.waitingFor(waited)}</span>
        {isGone(entry) && <span className="chip">{t.pageGone}</span>}
        {entry.priority > 0 && <span className="chip">{t.priority}</span>}
        <span className="soft">{t.languageOf[entry.locale]}</span>
      </span>
      {entry.unreadByVolunteer > 0 && (
        <span className="desk__unread">
          <span aria-hidden="true">{entry.unreadByVolunteer}</span>
          <span className="sr-only">{t.unread(entry.unreadByVolunteer)}</span>
        </span>
      )}
    </button>
  );
}
