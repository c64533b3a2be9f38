import * as p from "@messages/deskPanes";
import { pausesUntil } from "@thodu/domain/matching/pause";
import { SECOND } from "@thodu/domain/time";
import { breakReminder, restDue } from "@messages/deskWork";
import { useState } from "react";
import { useCallOnOtherPage } from "../../../calls/otherPage";
import { useCallState } from "../../../calls/state";
import { isInCall } from "../../../calls/stillOpen";
import { useMinutes } from "../../../conversation/useMinutes";
import { useOnline } from "../../../lib/hooks/useOnline";
import { timeOfDay } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import { shownOffer, type Entry } from "../inbox/list";
import { OfferCard } from "./OfferCard";
import type { OwnAvailability } from "../availability/useAvailability";
import { useDeskTitle } from "../useDeskTitle";

/** An offer that comes so soon after another may be pressed by whoever meant that one, in milliseconds. */
const NEXT_WITHIN = 5 * SECOND;

interface Props {
  readonly offers: readonly Entry[];
  readonly availability: Pick<OwnAvailability, "state" | "chosen" | "restUntil" | "tired" | "isUnheard" | "isUnsure">;
  /** Until when they pause after a hard talk, in milliseconds since 1970; null for no pause. */
  readonly pausedUntil: number | null;
  /** They are with somebody in a crisis. */
  readonly holdsCrisis: boolean;
  /** Whom they hold and have to answer first; null without one. */
  readonly owed: Entry | null;
  /** Their conversation is the one that is open. */
  readonly isOpen: boolean;
  /** How many of whom they hold have written. */
  readonly news: number;
  readonly onAccept: (entry: Entry) => void;
  readonly onOpen: (entry: Entry) => void;
  readonly onBreak: () => void;
  /** They want to be asked again before the pause is over. */
  readonly onAskAgain: () => void;
}

/** What is said about a break: until when a break that is due lasts, or that one would be good; null where nothing is. */
function breakWords({ state, restUntil, tired }: Props["availability"], now: number): string | null {
  if (restUntil !== null && now < restUntil) return restDue(timeOfDay(restUntil));
  return tired && state !== "away" ? breakReminder : null;
}

/** Why nobody is offered now; nothing while it is not known how the server counts them. */
function restWords(
  { availability: { state, isUnsure }, holdsCrisis }: Pick<Props, "availability" | "holdsCrisis">,
  inCall: "here" | "elsewhere" | null,
) {
  if (inCall !== null) return inCall === "here" ? p.slotCall : p.slotCallElsewhere;
  if (isUnsure && !holdsCrisis) return null;
  return holdsCrisis ? p.slotCrisis : { online: p.slotOnline, busy: p.slotBusy, away: p.slotAway }[state];
}

const owedWords = ({ alias, risk }: Entry): string =>
  risk === "crisis" ? p.waitsInCrisis(alias) : p.hasWritten(alias);

/** How the listener stands, beside who has written to them. */
function alsoWords({ risk }: Entry, chosen: OwnAvailability["chosen"], pause: number | null): string | null {
  if (chosen !== "online") return chosen === "away" ? p.awayToo : p.busyToo;
  if (risk === "crisis") return p.noOthers;
  return pause === null ? null : p.slotPaused(timeOfDay(pause));
}

/** The one place of offers, and without one of what a listener has to answer. It is as high without one, so that nothing moves when one comes or goes. */
export function OfferSlot(props: Props) {
  const { offers, availability, pausedUntil, holdsCrisis, owed, isOpen, news, onAccept, onOpen } = props;
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const [replaces, setReplaces] = useState(false);
  const [leftAt, setLeftAt] = useState(-Infinity);
  const open = holdsCrisis ? [] : offers.filter((each) => !passed.has(keyOf(each)));
  const offer = shownOffer(open, last);
  const id = offer?.id ?? null;
  if (last !== id) {
    setLast(id);
    // The second click on an offer that has just gone must not answer the next one, nor one that was meant for 'Open the chat'.
    setReplaces(last !== null || performance.now() - leftAt < NEXT_WITHIN || (owed !== null && !isOpen));
    if (id === null) setLeftAt(performance.now());
  }
  useDeskTitle(id, news);
  const call = useCallState();
  const isElsewhere = useCallOnOtherPage();
  const inCall = call.side === "volunteer" && isInCall(call) ? "here" : isElsewhere ? "elsewhere" : null;
  const { chosen, isUnheard } = availability;
  const now = useMinutes(`${availability.restUntil} ${pausedUntil}`);
  const rest = breakWords(availability, now);
  const isConnected = useOnline() && !(isUnheard && chosen !== "away");
  const answers = isConnected ? owed : null;
  const asks = isConnected && chosen === "online" && !holdsCrisis && inCall === null && rest === null;
  const pause = asks && now > 0 ? pausesUntil({ pausedUntil }, now) : null;
  const also = answers && alsoWords(answers, chosen, pause);
  const words = !isConnected
    ? p.slotOffline
    : answers
      ? owedWords(answers)
      : pause === null
        ? (rest ?? restWords({ availability, holdsCrisis }, inCall))
        : p.slotPaused(timeOfDay(pause));
  return (
    <div
      className="desk__slot"
      role="region"
      aria-label={p.slot}
      data-on={chosen === "online" || rest !== null || (owed !== null && !isOpen) || undefined}
    >
      {offer ? (
        <OfferCard
          key={keyOf(offer)}
          entry={offer}
          more={open.length - 1}
          replaces={replaces}
          onAccept={() => onAccept(offer)}
          onPass={() => setPassed((before) => new Set([...before, keyOf(offer)]))}
        />
      ) : (
        <>
          <p
            className={
              answers ? "desk__rest desk__owed small" : `desk__rest small soft${pause === null ? "" : " desk__pause"}`
            }
            role="status"
          >
            {words}
            {also !== null && (
              <span className={chosen === "online" ? "desk__others" : "desk__others desk__stands"}> {also}</span>
            )}
          </p>
          {answers && !isOpen && (
            <Button small onClick={() => onOpen(answers)}>
              {p.openChat}
            </Button>
          )}
          {!answers && pause !== null && (
            <>
              <Button small look="outline" onClick={props.onBreak}>
                {p.pauseBreak}
              </Button>
              <Button small look="quiet" onClick={props.onAskAgain}>
                {p.pauseEnd}
              </Button>
            </>
          )}
        </>
      )}
    </div>
  );
}

/** The same person may be offered again later. */
const keyOf = ({ id, offer }: Entry): string => `${id} ${offer?.expiresAt ?? 0}`;
