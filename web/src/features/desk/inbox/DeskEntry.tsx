import { memo, type KeyboardEvent } from "react";
import { whereabouts } from "@thodu/domain/matching/gone";
import { mayBeTakenOver } from "@thodu/domain/matching/listenerTimeout";
import { leavesAlarmOpen } from "@thodu/domain/matching/position";
import type { Locale } from "@thodu/domain/locale";
import { MINUTE } from "@thodu/domain/time";
import * as t from "@messages/desk";
import * as p from "@messages/deskPanes";
import { useOnline } from "../../../lib/hooks/useOnline";
import { languages } from "../../../lib/locale";
import { friendlyMoment } from "../../../lib/time";
import { Avatar } from "../../../conversation/view/Avatar";
import { isInCrisis, minutesUnanswered, minutesWaited, ownerOf, type Entry, type Owner } from "./list";

interface Props {
  readonly entry: Entry;
  readonly uid: string;
  readonly now: number;
  readonly picked: boolean;
  readonly onPick: (entry: Entry) => void;
}

const owners: Readonly<Record<Owner | "owed", string>> = {
  owed: p.waitsForYou,
  you: t.ownerYou,
  other: t.ownerOther,
  nobody: t.ownerNobody,
  ended: t.ownerEnded,
};

/** The arrow keys move from one person to the next. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const entries = [...(event.currentTarget.closest("ul")?.querySelectorAll<HTMLElement>(".desk__entry") ?? [])];
  const next = entries[entries.findIndex((entry) => entry === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function placeWords(entry: Entry, now: number): string | null {
  const place = whereabouts(entry, now);
  if (!place) return null;
  const minutes = Math.max(0, Math.floor((now - place.since) / MINUTE));
  if (place.state === "here") return p.isHere;
  return place.state === "away" ? p.isAway(minutes) : p.hasLeft(minutes);
}

/** A row has room for few words; screen readers get the sentence. */
const Waited = ({ minutes, isBack }: { readonly minutes: number; readonly isBack: boolean }) =>
  minutes < 1 ? (
    isBack ? (
      p.justReturned
    ) : (
      t.waitingFor(minutes)
    )
  ) : (
    <>
      <span aria-hidden="true">
        <span className="desk__waits">{t.waits} </span>
        {t.waited(minutes)}
      </span>
      <span className="sr-only">{t.waitingFor(minutes)}</span>
    </>
  );

/** Who holds them, which is cut off if there is no room, and how long they have waited for that listener. */
const Held = ({ owner, unanswered }: { readonly owner: string; readonly unanswered: number | null }) => (
  <>
    <span className="desk__held">{owner}</span>
    {unanswered !== null && unanswered >= 1 && <span>&nbsp;· {t.waited(unanswered)}</span>}
  </>
);

/** The level of risk. For somebody who ranks with crises because of an open question, it says that they were asked. */
function Level({ entry, now }: Pick<Props, "entry" | "now">) {
  if (leavesAlarmOpen(entry, now))
    return (
      <span className="chip chip--concern">
        <span aria-hidden="true">{p.alarmOpen}</span>
        <span className="sr-only">{p.alarmOpenWhole}</span>
      </span>
    );
  if (entry.risk === "none") return null;
  return <span className={`chip chip--${entry.risk}`}>{entry.risk === "crisis" ? t.crisis : t.concern}</span>;
}

/** The language as in the button of the header; its name has no room beside a wait or a level of risk. */
const shortOf = (locale: Locale) => languages.find((each) => each.locale === locale)?.short;

/** One person in the list: who, since when, whose, where they are, and what is unread. */
export const DeskEntry = memo(function DeskEntry({ entry, uid, now, picked, onPick }: Props) {
  const owner = ownerOf(entry, uid);
  const waited = minutesWaited(entry, now);
  // Somebody who was read or accepted but not answered stays marked.
  const unanswered = minutesUnanswered(entry, uid, now);
  const mark = owner === "you" && unanswered !== null ? "owed" : owner;
  // Somebody in a crisis whose listener does not answer is marked like those who have none.
  const isLeftAlone = owner === "other" && isInCrisis(entry) && mayBeTakenOver(entry, now);
  // Without a network it is unknown where they are.
  const place = useOnline() ? placeWords(entry, now) : null;
  // Somebody who is out of the queue is shown as having left; there is no room for the wait as well.
  const isOut = waited === null && owner === "nobody" && place !== null;
  return (
    <button
      type="button"
      className="desk__entry"
      aria-current={picked || undefined}
      onClick={() => onPick(entry)}
      onKeyDown={moveFocus}
    >
      <Avatar alias={entry.alias} size={32} />
      <span className="desk__who">
        <span className="desk__alias">{entry.alias}</span>
        {entry.priority > 0 && <span className="chip">{t.priority}</span>}
      </span>
      <time className="desk__time" dateTime={new Date(entry.lastMessageAt).toISOString()}>
        {friendlyMoment(entry.lastMessageAt, now)}
      </time>
      <span className="desk__facts">
        <Level entry={entry} now={now} />
        {!isOut && (
          <span className={`chip chip--${isLeftAlone ? "nobody" : mark}`}>
            {waited === null ? (
              <Held owner={owners[mark]} unanswered={unanswered} />
            ) : (
              <Waited minutes={waited} isBack={entry.notice === "listener-left"} />
            )}
          </span>
        )}
        {place !== null && <span className="desk__place">{place}</span>}
      </span>
      <span className="desk__tail">
        {entry.unreadByVolunteer > 0 && (
          <span className="desk__unread">
            <span aria-hidden="true">{entry.unreadByVolunteer}</span>
            <span className="sr-only">{t.unread(entry.unreadByVolunteer)}</span>
          </span>
        )}
        {/* At the edge, so that it does not move when the number comes or goes. */}
        <span className="soft">
          <span aria-hidden="true">{shortOf(entry.locale)}</span>
          <span className="sr-only">{t.languageOf[entry.locale]}</span>
        </span>
      </span>
    </button>
  );
}, isSame);

/** Each snapshot reads all documents again; a row renders again only if something that it shows has changed. */
function isSame(a: Props, b: Props): boolean {
  const { entry: one } = a;
  const { entry: other } = b;
  return (
    a.now === b.now &&
    a.picked === b.picked &&
    a.uid === b.uid &&
    a.onPick === b.onPick &&
    one.id === other.id &&
    one.alias === other.alias &&
    one.status === other.status &&
    one.volunteerId === other.volunteerId &&
    one.lastMessageAt === other.lastMessageAt &&
    one.lastSender === other.lastSender &&
    one.claimedAt === other.claimedAt &&
    one.unreadByVolunteer === other.unreadByVolunteer &&
    one.risk === other.risk &&
    one.alarm?.since === other.alarm?.since &&
    one.alarm?.answer === other.alarm?.answer &&
    one.priority === other.priority &&
    one.waitingSince === other.waitingSince &&
    one.waitSignAt === other.waitSignAt &&
    one.givenBackAt === other.givenBackAt &&
    one.customerReadAt === other.customerReadAt &&
    one.unansweredSince === other.unansweredSince &&
    one.spokeAt === other.spokeAt &&
    one.notice === other.notice &&
    one.locale === other.locale
  );
}
