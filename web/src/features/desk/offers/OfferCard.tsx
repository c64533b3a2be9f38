import { COMES_WITHIN } from "@thodu/domain/matching/laterTime";
import { offerLasts } from "@thodu/domain/matching/times";
import { MINUTE, SECOND } from "@thodu/domain/time";
import * as t from "@messages/deskWork";
import { crisis, concern, languageOf, priority, waited as minutesOf, waitingFor } from "@messages/desk";
import { moreOffers } from "@messages/deskPanes";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useMinutes } from "../../../conversation/useMinutes";
import { Button } from "../../../ui/Button";
import { useTopDialog } from "../../../ui/openDialogs";
import { minutesWaited, type Entry } from "../inbox/list";
import { usePaletteAct } from "../keyboard/paletteActs";
import { MEANT_BEFORE } from "../../../lib/still/meantBefore";
import { passOn } from "./passOn";
import { useLeftNote } from "./useLeftNote";
import { useCountdown } from "./useOffers";
import "./offer.css";

interface Props {
  readonly entry: Entry;
  /** How many more people are offered at the same time. */
  readonly more: number;
  /** It replaced another offer, for which a press may have been meant. */
  readonly replaces: boolean;
  /** The listener has accepted it, and the server has not answered yet. */
  readonly isClaiming: boolean;
  readonly onAccept: () => void;
  readonly onPass: () => void;
}

/** The custom property with the height of an offer in a dialog (offer.css). */
const HEIGHT = "--offer";

/** Whether somebody is offered because of an agreed time: such an offer lasts until that time is over. */
const isAgreed = ({ laterTime, offer }: Entry): boolean =>
  laterTime?.by === offer?.to && offer?.expiresAt === (laterTime?.at ?? 0) + COMES_WITHIN;

/** Whether the listener who holds the person asks this one to go on with them. */
const isAskedByColleague = ({ status, offer }: Entry): boolean => status === "active" && offer?.handOver === true;

const minutesSince = (at: number, now: number): number => Math.max(0, Math.floor((now - at) / MINUTE));

function titleOf(entry: Entry): string {
  if (isAskedByColleague(entry)) return t.handedTitle(entry.alias);
  if (entry.status === "active") return t.unansweredTitle(entry.alias);
  return isAgreed(entry) ? t.agreedTitle(entry.alias) : t.offerTitle(entry.alias);
}

/**
 * Language, wait, and whether a colleague has them or had them before: then they have not just come, even if they wait
 * anew.
 */
function factsOf(entry: Entry, hasNote: boolean, now: number): string {
  const waited = minutesWaited(entry, now);
  const isFromColleague = entry.notice === "listener-left" || isAskedByColleague(entry);
  const isNew = waited !== null && waited < 1;
  return [
    languageOf[entry.locale],
    ...(waited !== null && !(isNew && isFromColleague) ? [isNew ? waitingFor(waited) : minutesOf(waited)] : []),
    ...(isFromColleague ? [hasNote ? t.fromColleagueWithNote : t.fromColleague] : []),
    ...(isAskedByColleague(entry) ? [t.lastMessage(minutesSince(entry.lastMessageAt, now))] : []),
  ].join(" · ");
}

/**
 * Offers one person to the listener for a minute: somebody who waits, somebody whom a colleague hands over to them, or
 * somebody in a crisis whose own listener does not answer. Alt+A accepts, Alt+P passes the person on to a colleague.
 * While a dialog is open, the card is shown inside it, because nothing outside a modal dialog can be pressed.
 */
export function OfferCard({ entry, more, replaces, isClaiming, onAccept, onPass }: Props) {
  const dialog = useTopDialog();
  const isMeant = useMeant(dialog, replaces);
  // Looks as what it does: a press now was meant for what was here before.
  const tooSoon = !isMeant || undefined;
  // Accepting opens another conversation, so a dialog of the previous one is closed.
  const accept = (): void => {
    dialog?.close();
    // The element that opened the dialog gets the focus back; a key pressed there would be lost.
    if (dialog && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onAccept();
  };
  const pass = (): void => {
    onPass();
    void passOn(entry.id, entry.offer?.expiresAt ?? 0);
  };
  // The server ends it sooner if it began after the agreed time.
  const lasts = isAgreed(entry) ? COMES_WITHIN : offerLasts(entry.risk);
  // An offer whose claim is on its way is not passed on at the end of its time.
  const claims = useRef(isClaiming);
  useEffect(() => {
    claims.current = isClaiming;
  });
  const left = useCountdown(`${entry.id} ${entry.offer?.expiresAt ?? 0}`, lasts, () => {
    if (!claims.current) pass();
  });
  const answer = (act: () => void) => (): void => {
    if (isMeant && !isClaiming) act();
  };
  usePaletteAct("accept", answer(accept));
  usePaletteAct("pass", answer(pass));
  const hasNote = useLeftNote(isAskedByColleague(entry) ? entry.id : null);
  const facts = factsOf(entry, hasNote, useMinutes());
  const own = useRef<HTMLElement>(null);
  // Tells the dialog the card's height, so that the dialog's buttons stay visible above it.
  useEffect(() => {
    if (!dialog || !own.current) return undefined;
    const { current } = own;
    const resized = new ResizeObserver(() => dialog.style.setProperty(HEIGHT, `${current.offsetHeight}px`));
    resized.observe(current);
    return () => {
      resized.disconnect();
      dialog.style.removeProperty(HEIGHT);
    };
  }, [dialog]);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.code === "KeyA") answer(accept)();
      else if (event.code === "KeyP") answer(pass)();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });

  const card = (
    <section ref={own} className="offer" aria-label={t.offerLabel(entry.alias)}>
      <p className="offer__words" role="status">
        {entry.risk !== "none" && (
          <span className={`chip chip--${entry.risk}`}>{entry.risk === "crisis" ? crisis : concern}</span>
        )}{" "}
        {/* What the decision depends on comes first, because on a narrow phone the rest is cut off. */}
        <span className="soft">{facts}</span> <strong>{titleOf(entry)}</strong>
        <span className="soft">
          {entry.priority > 0 && ` · ${priority}`}
          {more > 0 && ` · ${moreOffers(more)}`}
        </span>
      </p>
      <span className="offer__left" aria-hidden="true">
        {t.secondsLeft(left)}
      </span>
      {/* A ringing call has such buttons too. */}
      <Button
        small
        // In a dialog, only the dialog's own answer is filled.
        look={dialog ? "outline" : undefined}
        aria-label={`${t.accept}: ${entry.alias}`}
        aria-keyshortcuts="Alt+A"
        aria-disabled={tooSoon}
        busy={isClaiming}
        onClick={answer(accept)}
      >
        {t.accept}
      </Button>
      <Button
        small
        look={dialog ? "quiet" : "outline"}
        aria-label={`${t.pass}: ${entry.alias}`}
        aria-keyshortcuts="Alt+P"
        aria-disabled={tooSoon ?? (isClaiming || undefined)}
        onClick={answer(pass)}
      >
        {t.pass}
      </Button>
      <progress className="offer__bar" max={lasts / SECOND} value={left} aria-label={t.timeLeft} />
    </section>
  );
  return dialog ? createPortal(card, dialog) : card;
}

/**
 * Whether a press now is meant for this offer. In a dialog, or after another offer in the same place, it is only after a
 * moment.
 */
function useMeant(dialog: HTMLDialogElement | null, replaces: boolean): boolean {
  const isAtOnce = !replaces && dialog === null;
  const [seen, setSeen] = useState<{ readonly dialog: HTMLDialogElement | null } | null>(null);
  useEffect(() => {
    if (isAtOnce) return undefined;
    const timer = setTimeout(() => setSeen({ dialog }), MEANT_BEFORE);
    return () => clearTimeout(timer);
  }, [dialog, isAtOnce]);
  return isAtOnce || (seen !== null && (dialog === null || seen.dialog === dialog));
}
