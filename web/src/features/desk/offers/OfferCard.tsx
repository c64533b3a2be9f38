import { COMES_WITHIN } from "@thodu/domain/matching/laterTime";
import { offerLasts } from "@thodu/domain/matching/times";
import { SECOND } from "@thodu/domain/time";
import * as t from "@messages/deskWork";
import { crisis, concern, languageOf, priority, waited as minutesOf, waitingFor } from "@messages/desk";
import { moreOffers } from "@messages/deskPanes";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useMinutes } from "../../../conversation/useMinutes";
import { Button } from "../../../ui/Button";
import { useTopDialog } from "../../../ui/openDialogs";
import { minutesWaited, type Entry } from "../inbox/list";
import { MEANT_BEFORE } from "../../../lib/still/meantBefore";
import { passOn } from "./passOn";
import { useCountdown } from "./useOffers";
import "./offer.css";

interface Props {
  readonly entry: Entry;
  /** How many more are offered at the same time. */
  readonly more: number;
  /** It took the place of another offer. */
  readonly replaces: boolean;
  readonly onAccept: () => void;
  readonly onPass: () => void;
}

/** How high the offer in a dialog is (offer.css). */
const HEIGHT = "--offer";

/** Whether somebody is offered because of an agreed time: such an offer stands until that is over. */
const isAgreed = ({ laterTime, offer }: Entry): boolean =>
  laterTime?.by === offer?.to && offer?.expiresAt === (laterTime?.at ?? 0) + COMES_WITHIN;

function titleOf(entry: Entry): string {
  if (entry.status === "active") return t.unansweredTitle(entry.alias);
  return isAgreed(entry) ? t.agreedTitle(entry.alias) : t.offerTitle(entry.alias);
}

/**
 * Somebody who waits, or whose listener does not answer in a crisis, offered to this listener for a minute. Alt+A accepts,
 * Alt+P lets them go on to a colleague. It stands in the dialog that lies over the desk, as nothing outside of that can be
 * pressed.
 */
export function OfferCard({ entry, more, replaces, onAccept, onPass }: Props) {
  const dialog = useTopDialog();
  const [place, setPlace] = useState({ dialog, since: performance.now() });
  if (place.dialog !== dialog) setPlace({ dialog, since: performance.now() });
  // It opens another conversation, over which no dialog of the one before lies.
  const accept = (): void => {
    dialog?.close();
    // What opened the dialog has the focus again: a press of a key there would not answer.
    if (dialog && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onAccept();
  };
  const pass = (): void => {
    onPass();
    void passOn(entry.id, entry.offer?.expiresAt ?? 0);
  };
  // The server ends it sooner where it began later than the time.
  const lasts = isAgreed(entry) ? COMES_WITHIN : offerLasts(entry.risk);
  const left = useCountdown(`${entry.id} ${entry.offer?.expiresAt ?? 0}`, lasts, pass);
  const isMeant = (): boolean => (!replaces && dialog === null) || performance.now() - place.since >= MEANT_BEFORE;
  const answer = (act: () => void) => (): void => {
    if (isMeant()) act();
  };
  const waited = minutesWaited(entry, useMinutes());
  const own = useRef<HTMLElement>(null);
  // The buttons of the dialog stay in sight above it, wherever it wraps.
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
        {/* What one decides by comes first: on a narrow phone the rest is cut. */}
        <span className="soft">
          {languageOf[entry.locale]}
          {waited !== null && ` · ${waited < 1 ? waitingFor(waited) : minutesOf(waited)}`}
          {entry.notice === "listener-left" && ` · ${t.fromColleague}`}
        </span>{" "}
        <strong>{titleOf(entry)}</strong>
        <span className="soft">
          {entry.priority > 0 && ` · ${priority}`}
          {more > 0 && ` · ${moreOffers(more)}`}
        </span>
      </p>
      <span className="offer__left" aria-hidden="true">
        {t.secondsLeft(left)}
      </span>
      {/* A call that rings has such buttons too. */}
      <Button
        small
        // What answers the dialog is the one that is filled there.
        look={dialog ? "outline" : undefined}
        aria-label={`${t.accept}: ${entry.alias}`}
        aria-keyshortcuts="Alt+A"
        onClick={answer(accept)}
      >
        {t.accept}
      </Button>
      <Button
        small
        look={dialog ? "quiet" : "outline"}
        aria-label={`${t.pass}: ${entry.alias}`}
        aria-keyshortcuts="Alt+P"
        onClick={answer(pass)}
      >
        {t.pass}
      </Button>
      <progress className="offer__bar" max={lasts / SECOND} value={left} aria-label={t.timeLeft} />
    </section>
  );
  return dialog ? createPortal(card, dialog) : card;
}
