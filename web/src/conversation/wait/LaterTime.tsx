import type { Output } from "@thodu/domain/contracts";
import { TIME_STEP } from "@thodu/domain/matching/laterTime";
import { useEffect, useState } from "react";
import * as t from "@messages/laterTime";
import { call } from "../../lib/callables";
import { useOnline } from "../../lib/hooks/useOnline";
import { formatter, momentInIndia } from "../../lib/time";
import { Button } from "../../ui/Button";
import { Select } from "../../ui/form/Field";
import { LiveRegion } from "../../ui/LiveRegion";
import { AskWays, type Ways } from "./AskWays";
import { useAnsweredBox } from "./useAnsweredBox";
import { useOneForm } from "./useOneForm";
import "./tell-me.css";

type Queue = Output<"readQueue">;

/** The name under which the form's draft is stored. */
const DRAFT = "later-time";

const states = { asked: t.asked, taken: t.taken, none: t.none, missed: t.missed };

const dayInIndia = (at: number): string =>
  formatter({ weekday: "long", day: "numeric", month: "long", timeZone: "Asia/Kolkata" }).format(at);

/** 'Wed, 8:30 pm': with the weekday, because a closed list shows the chosen time without its heading. */
const timeOnDay = (at: number): string =>
  formatter({ weekday: "short", hour: "numeric", minute: "2-digit", timeZone: "Asia/Kolkata" }).format(at);

interface Props extends Pick<Queue, "later" | "laterTime"> {
  /** Called after the server has answered: what the page knows of the queue is then out of date. */
  readonly onAnswered: () => void;
}

/**
 * The choice of a later time for a talk with a listener: to ask for one, change it, cancel it, and see what became of
 * it.
 */
export function LaterTime({ later, laterTime, onAnswered }: Props) {
  const online = useOnline();
  const [open, setOpen] = useOneForm(DRAFT);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  // The server's answer to a change made here, until the page reads the queue again.
  const [time, setTime] = useState(laterTime);
  useEffect(() => setTime(laterTime), [laterTime]);
  const [box, answered] = useAnsweredBox();

  const ask = async (wish: { readonly at: number; readonly ways: Ways } | null): Promise<string | null> => {
    const reply = await call("askLaterTime", { wish });
    if (!reply.ok) return reply.message;
    setTime(reply.value.laterTime);
    setOpen(false);
    setTrouble(null);
    answered();
    onAnswered();
    return null;
  };
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    setTrouble(await ask(null));
    setBusy(false);
  };

  const stands = time?.state === "asked" || time?.state === "taken";
  // Without a network nobody can come, so this doesn't ask anybody to stay.
  if (later === null && !stands) return online ? <p className="later-time__stay">{t.stay}</p> : null;
  return (
    <div ref={box} className="tell-me later-time" tabIndex={-1}>
      {time !== null && (
        <LiveRegion as="p">
          {states[time.state](momentInIndia(time.at))}
          {stands && later !== null && ` ${t.mayClose}`}
          {stands && later === null && online && ` ${t.stay}`}
        </LiveRegion>
      )}
      {open && later !== null ? (
        <Choose later={later} onAsk={ask} onClose={() => setOpen(false)} keeps={stands} />
      ) : (
        <div className="later-time__row">
          {later !== null && (
            <Button small look="outline" onClick={() => setOpen(true)}>
              {time === null ? t.ask : t.change}
            </Button>
          )}
          {stands && (
            <Button small look="quiet" busy={busy} onClick={() => void withdraw()}>
              {t.cancel}
            </Button>
          )}
        </div>
      )}
      {trouble !== null && (
        <p className="field__error" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

interface ChooseProps {
  readonly later: NonNullable<Queue["later"]>;
  readonly onAsk: (wish: { readonly at: number; readonly ways: Ways }) => Promise<string | null>;
  readonly onClose: () => void;
  /** Closing the form leaves an existing time as it is. */
  readonly keeps: boolean;
}

/** Lists the times by day, in India time. */
function Choose({ later: { from, until }, onAsk, onClose, keeps }: ChooseProps) {
  const [chosen, setChosen] = useState(from);
  // The earliest time moves on while the form is open.
  const at = Math.max(chosen, from);
  const times = Array.from({ length: Math.ceil((until - from) / TIME_STEP) }, (_, step) => from + step * TIME_STEP);
  const days = [...new Set(times.map(dayInIndia))];
  return (
    <>
      <p>{t.text}</p>
      <Select label={t.label} value={at} onChange={({ target }) => setChosen(Number(target.value))}>
        {days.map((day) => (
          <optgroup key={day} label={day}>
            {times
              .filter((time) => dayInIndia(time) === day)
              .map((time) => (
                <option key={time} value={time}>
                  {timeOnDay(time)}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      <p>{t.how}</p>
      <AskWays draft={DRAFT} ask={(ways) => onAsk({ at, ways })} />
      <Button small look="quiet" onClick={onClose}>
        {keeps ? t.keep : t.close}
      </Button>
    </>
  );
}
