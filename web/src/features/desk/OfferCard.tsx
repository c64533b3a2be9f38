import { offerLasts } from "@thodu/domain/matching/times";
import { SECOND } from "@thodu/domain/time";
import * as t from "@messages/deskWork";
import { crisis, concern, languageOf, priority, waitingFor } from "@messages/desk";
import { useEffect, useState } from "react";
import { useMinutes } from "../../lib/conversation/useMinutes";
import { Button } from "../../ui/Button";
import { passOffer } from "./api";
import { minutesWaited, type Entry } from "./list";
import { useCountdown } from "./useOffers";

interface Props {
  readonly entry: Entry;
  readonly onAccept: () => void;
}

/** Somebody who waits, or whose listener does not answer in a crisis, offered to this listener for a minute. Alt+A accepts, Alt+P lets them go on to a colleague. */
export function OfferCard({ entry, onAccept }: Props) {
  const [passed, setPassed] = useState(false);
  const pass = (): void => {
    setPassed(true);
    void passOffer(entry.id);
  };
  const lasts = offerLasts(entry.risk);
  const left = useCountdown(`${entry.id} ${entry.offer?.expiresAt ?? 0}`, lasts, pass);
  const waited = minutesWaited(entry, useMinutes());

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.code === "KeyA") onAccept();
      else if (event.code === "KeyP") pass();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });

  if (passed) return null;
  return (
    <section className="offer" aria-label={t.offerLabel(entry.alias)}>
      <p className="offer__words" role="status">
        <strong>{entry.status === "active" ? t.unansweredTitle(entry.alias) : t.offerTitle(entry.alias)}</strong>{" "}
        <span className="soft">
          {languageOf[entry.locale]}
          {waited !== null && ` · ${waitingFor(waited)}`}
          {entry.notice === "listener-left" && ` · ${t.fromColleague}`}
        </span>
      </p>
      <p className="desk__facts">
        {entry.risk !== "none" && (
          <span className={`chip chip--${entry.risk}`}>{entry.risk === "crisis" ? crisis : concern}</span>
        )}
        {entry.priority > 0 && <span className="chip">{priority}</span>}
        <span className="offer__left" aria-hidden="true">
          {t.secondsLeft(left)}
        </span>
      </p>
      <progress className="offer__bar" max={lasts / SECOND} value={left} aria-label={t.timeLeft} />
      <p className="row">
        <Button small aria-keyshortcuts="Alt+A" onClick={onAccept}>
          {t.accept}
        </Button>
        <Button small look="outline" aria-keyshortcuts="Alt+P" onClick={pass}>
          {t.pass}
        </Button>
      </p>
    </section>
  );
}
