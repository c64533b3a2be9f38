import * as p from "@messages/deskPanes";
import { pausesUntil } from "@thodu/domain/matching/pause";
import { DESK_PRESENT_WITHIN } from "@thodu/domain/matching/times";
import { SECOND } from "@thodu/domain/time";
import { breakReminder, restDue, restOver } from "@messages/deskWork";
import { useState } from "react";
import { useCallOnOtherPage } from "../../../calls/otherPage";
import { useCallState } from "../../../calls/state";
import { isInCall } from "../../../calls/stillOpen";
import { useMinutes } from "../../../conversation/useMinutes";
import { useMedia } from "../../../lib/hooks/useMedia";
import { useOnline } from "../../../lib/hooks/useOnline";
import { useLoadedPart } from "../../../lib/useLoadedPart";
import { friendlyMoment, timeOfDay } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import { minutesInCrisis, shownOffer, type Entry } from "../inbox/list";
import { OfferCard } from "./OfferCard";
import type { OwnAvailability } from "../availability/useAvailability";
import { useDeskTitle } from "../useDeskTitle";

const loadBreakEnd = async () => (await import("../availability/BreakEnd")).BreakEnd;

/** If an offer follows another within this many milliseconds, a press may have been meant for the other one. */
const NEXT_WITHIN = 5 * SECOND;

interface Props {
  readonly offers: readonly Entry[];
  readonly availability: Pick<OwnAvailability, "state" | "chosen" | "restUntil" | "tired" | "isUnheard" | "isUnsure">;
  /** Since when the listener is on a break, in milliseconds since 1970; null without one. */
  readonly breakSince: number | null;
  /**
   * The last sign of their desk, unless they are on a break, and whether a talk in a crisis has ended for them since;
   * null if none is known.
   */
  readonly lastSign: { readonly at: number; readonly endedCrisis: boolean } | null;
  /** Until when the listener pauses after a hard talk, in milliseconds since 1970; null without a pause. */
  readonly pausedUntil: number | null;
  /** The listener is with somebody in a crisis. */
  readonly holdsCrisis: boolean;
  /** How many people the listener holds, if that is as many as they may; else null. */
  readonly limitReached: number | null;
  /** The person whom the listener holds and has to answer first; null without one. */
  readonly owed: Entry | null;
  /** That person's conversation is the open one. */
  readonly isOpen: boolean;
  /** How many of their own conversations have new messages. */
  readonly news: number;
  /** Whose claim the server has not answered yet; null without one. */
  readonly claiming: string | null;
  readonly onAccept: (entry: Entry) => void;
  readonly onOpen: (entry: Entry) => void;
  readonly onBreak: () => void;
  /** The listener wants offers again: before a pause is over, or after a break. */
  readonly onAskAgain: () => void;
}

/** What is said about a break: until when a due one lasts, that it is over, or that one would be good; null if none. */
function breakWords({ state, restUntil, tired }: Props["availability"], now: number): string | null {
  if (restUntil !== null && now < restUntil) return restDue(timeOfDay(restUntil));
  if (restUntil !== null && state === "away") return restOver;
  return tired && state !== "away" ? breakReminder : null;
}

/** The listener's own state, if they are not online; it also says since when they are away. */
function standsToo(state: "away" | "busy", props: Pick<Props, "breakSince" | "lastSign">, now: number): string {
  if (state === "busy") return p.standsToo.busy;
  const silent = silentSince(props, now);
  return silent === null ? p.standsToo.away(momentOf(props.breakSince, now)) : p.standsToo.silent(silent);
}

/** Since when the listener counts as away because their desk gave no sign; null if they do not. */
const silentSince = ({ lastSign }: Pick<Props, "lastSign">, now: number): string | null =>
  lastSign !== null && now - lastSign.at > DESK_PRESENT_WITHIN ? friendlyMoment(lastSign.at, now) : null;

const narrowWords = (state: "away" | "busy", props: Props, now: number): string =>
  `${standsToo(state, props, now)} ${state === "away" && silentSince(props, now) !== null ? p.afterSilence : p.chooseOnline}`;

function awayWords(props: Props, now: number): string {
  const silent = silentSince(props, now);
  return silent === null
    ? p.slotAway(momentOf(props.breakSince, now))
    : p.slotSilent(silent, props.lastSign?.endedCrisis === true);
}

const momentOf = (at: number | null, now: number): string | null => (at === null ? null : friendlyMoment(at, now));

/**
 * Why no offers are made now; null while it is not known how the server counts the listener. `wide`: there is room for
 * what else it means.
 */
function restWords(props: Props, inCall: "here" | "elsewhere" | null, wide: boolean, now: number) {
  const { availability, holdsCrisis, limitReached } = props;
  const { state, isUnsure } = availability;
  if (inCall !== null) return inCall === "here" ? p.slotCall : p.slotCallElsewhere;
  if (isUnsure && !holdsCrisis) return null;
  if (!holdsCrisis && !wide && state !== "online") return narrowWords(state, props, now);
  if (!holdsCrisis && state === "online" && limitReached !== null) return p.slotFull(limitReached);
  if (!holdsCrisis) return state === "away" ? awayWords(props, now) : { online: p.slotOnline, busy: p.slotBusy }[state];
  return isUnsure || state === "online" ? p.slotCrisis : `${standsToo(state, props, now)} ${p.slotCrisis}`;
}

/** `minutes`: how long a person in a crisis has waited for an answer. */
function owedWords({ alias, risk }: Entry, minutes: number): string {
  if (risk !== "crisis") return p.hasWritten(alias);
  return minutes > 0 ? p.waitsInCrisisFor(alias, minutes) : p.waitsInCrisis(alias);
}

/** The listener's own state, said after who has written: `stands` always, `more` only where there is room for it. */
interface Also {
  readonly stands: string | null;
  readonly more: string | null;
}

function alsoOf({ risk }: Entry, props: Props, pause: number | null, now: number): Also {
  const { chosen, isUnsure } = props.availability;
  if (chosen !== "online")
    return isUnsure
      ? { stands: null, more: null }
      : { stands: standsToo(chosen, props, now), more: p.standsMore[chosen] };
  if (risk === "crisis") return { stands: null, more: p.noOthers };
  return { stands: null, more: pause === null ? null : p.slotPaused(timeOfDay(pause)) };
}

/**
 * The place where offers appear; without one it shows what the listener has to answer. Its height is always the same,
 * so that nothing moves when an offer comes or goes.
 */
export function OfferSlot(props: Props) {
  const { offers, availability, pausedUntil, holdsCrisis, owed, isOpen, news, onAccept, onOpen } = props;
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const [replaces, setReplaces] = useState(false);
  const [left, setLeft] = useState({ id: "", at: -Infinity });
  const open = holdsCrisis ? [] : offers.filter((each) => !passed.has(keyOf(each)));
  const offer = shownOffer(open, last);
  const id = offer?.id ?? null;
  if (last !== id) {
    setLast(id);
    // A second press on an offer that has just gone must not answer the next one, nor must one that was meant for 'Open
    // the chat'. The same offer may come back, while it is read again.
    const before = last ?? (performance.now() - left.at < NEXT_WITHIN ? left.id : null);
    setReplaces(before === null ? owed !== null && !isOpen : before !== id);
    if (last !== null) setLeft({ id: last, at: performance.now() });
  }
  const call = useCallState();
  const isElsewhere = useCallOnOtherPage();
  const inCall = call.side === "volunteer" && isInCall(call) ? "here" : isElsewhere ? "elsewhere" : null;
  const { chosen, isUnheard } = availability;
  const now = useMinutes(`${availability.restUntil} ${pausedUntil}`);
  const rest = breakWords(availability, now);
  const wide = useMedia("(width >= 48rem)");
  const isConnected = useOnline() && !(isUnheard && chosen !== "away");
  const answers = isConnected ? owed : null;
  const minutes = answers && inCall === null ? minutesInCrisis(answers, now) : 0;
  useDeskTitle(id, news, answers && minutes > 0 ? answers.id : null);
  const asks = isConnected && chosen === "online" && !holdsCrisis && inCall === null && rest === null;
  const pause = asks && now > 0 ? pausesUntil({ pausedUntil }, now) : null;
  // A break that they chose: one that the server began has an end of its own.
  const since = chosen === "away" && !availability.isUnsure && rest === null ? props.breakSince : null;
  const BreakEnd = useLoadedPart(loadBreakEnd, since !== null);
  const also = answers && alsoOf(answers, props, pause, now);
  const words = !isConnected
    ? p.slotOffline
    : answers
      ? owedWords(answers, minutes)
      : pause === null
        ? (rest ?? restWords(props, inCall, wide, now))
        : p.slotPaused(timeOfDay(pause));
  const strip = <Strip words={words} also={also} isPause={answers === null && pause !== null} />;
  return (
    <div
      className="desk__slot"
      role="region"
      aria-label={p.slot}
      data-crisis={holdsCrisis || undefined}
      data-on={chosen === "online" || rest !== null || (owed !== null && !isOpen) || undefined}
    >
      {offer ? (
        <OfferCard
          key={keyOf(offer)}
          entry={offer}
          more={open.length - 1}
          replaces={replaces}
          isClaiming={props.claiming === offer.id}
          onAccept={() => onAccept(offer)}
          onPass={() => setPassed((before) => new Set([...before, keyOf(offer)]))}
        />
      ) : (
        <>
          {BreakEnd && since !== null ? (
            <BreakEnd
              since={since}
              isAlone={answers === null}
              isFull={!isConnected || inCall !== null || holdsCrisis}
              isTitleTaken={news > 0 || holdsCrisis}
              wide={wide}
              onOnline={props.onAskAgain}
            >
              {strip}
            </BreakEnd>
          ) : (
            strip
          )}
          {answers && !isOpen && (
            <Button small onClick={() => onOpen(answers)}>
              {p.openChat}
            </Button>
          )}
          {!answers && pause !== null && <PauseButtons {...props} />}
        </>
      )}
    </div>
  );
}

interface StripProps {
  readonly words: string | null;
  /** Null unless the words are about somebody who waits for the listener. */
  readonly also: Also | null;
  readonly isPause: boolean;
}

/** What the slot says while nobody is offered. */
const Strip = ({ words, also, isPause }: StripProps) => (
  <p
    className={also ? "desk__rest desk__owed small" : `desk__rest small soft${isPause ? " desk__pause" : ""}`}
    role="status"
  >
    {words}
    {also?.stands != null && <span className="desk__stands"> {also.stands}</span>}
    {also?.more != null && <span className="desk__others"> {also.more}</span>}
  </p>
);

const PauseButtons = ({ onBreak, onAskAgain }: Pick<Props, "onBreak" | "onAskAgain">) => (
  <>
    <Button small look="outline" onClick={onBreak}>
      {p.pauseBreak}
    </Button>
    <Button small look="quiet" onClick={onAskAgain}>
      {p.pauseEnd}
    </Button>
  </>
);

/** The same person may be offered again later. */
const keyOf = ({ id, offer }: Entry): string => `${id} ${offer?.expiresAt ?? 0}`;
