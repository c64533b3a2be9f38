import { HOUR } from "@thodu/domain/time";
import * as t from "@messages/rota";
import { slow } from "@messages/guard";
import { useState } from "react";
import { nameOf } from "../../lib/languageName";
import { useAnswer } from "../../lib/useAnswer";
import { spanIn } from "../../lib/zoneTime";
import { Button, ButtonLink } from "../../ui/Button";
import { Empty } from "../../ui/Empty";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { changeShift, readShifts, type OpenShift, type OwnShift, type Wish } from "./api";
import { CalendarPart } from "./CalendarPart";
import "./rota.css";

/** So many of the most needed are shown at first. */
const SHOWN = 10;

interface Change {
  readonly id: string;
  readonly busy: boolean;
  /** What came of it, told beside the shift; null while nothing has. */
  readonly said: string | null;
}

/** A listener’s shifts, and those that are needed most. */
export function ShiftsScreen() {
  const { answer: shifts, trouble, read } = useAnswer(readShifts);
  const [change, setChange] = useState<Change | null>(null);
  const [shown, setShown] = useState(SHOWN);
  const make = async (id: string, wish: Wish): Promise<void> => {
    setChange({ id, busy: true, said: null });
    const reply = await changeShift(id, wish);
    await read();
    setChange({ id, busy: false, said: reply.ok ? t.done[wish] : reply.message });
  };
  const changing = { change, make, zone: shifts?.zone ?? "UTC" };
  const gone =
    change !== null &&
    shifts !== null &&
    ![...shifts.mine, ...shifts.open.slice(0, shown)].some(({ id }) => id === change.id);
  return (
    <div className="rota stack">
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      {!shifts && trouble === null && <Skeleton lines={6} label={t.loading} slow={slow} />}
      {trouble !== null && (
        <Notice kind="trouble">
          {trouble}{" "}
          <Button small look="outline" onClick={() => void read()}>
            {t.tryAgain}
          </Button>
        </Notice>
      )}
      <p role="status">{gone && change.said}</p>
      {shifts && (
        <>
          <p className="soft small">{t.zoneIs(shifts.zone)}</p>
          <section className="stack" aria-labelledby="own-shifts">
            <h2 id="own-shifts">{t.mine}</h2>
            {shifts.mine.length === 0 && <Empty words={t.noneMine} />}
            <ul className="rota__list" role="list">
              {shifts.mine.map((each) => (
                <Own key={each.id} shift={each} {...changing} />
              ))}
            </ul>
          </section>
          <section className="stack" aria-labelledby="open-shifts">
            <h2 id="open-shifts">{t.open}</h2>
            {shifts.open.length === 0 && <Empty words={t.noneOpen} />}
            <ul className="rota__list" role="list">
              {shifts.open.slice(0, shown).map((each) => (
                <Open key={each.id} shift={each} {...changing} />
              ))}
            </ul>
            {shifts.open.length > shown && (
              <p>
                <Button look="outline" onClick={() => setShown(shown + SHOWN)}>
                  {t.more}
                </Button>
              </p>
            )}
          </section>
          <CalendarPart secret={shifts.calendar} />
          <p>
            <ButtonLink to="/volunteer-on-call" look="outline">
              {t.toOnCall}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}

interface Changing {
  readonly change: Change | null;
  readonly make: (id: string, wish: Wish) => Promise<void>;
  readonly zone: string;
}

function Own({ shift, change, make, zone }: Changing & { readonly shift: OwnShift }) {
  const { id, language, state, offered, asks } = shift;
  const own = change?.id === id ? change : null;
  const button = (wish: Wish, look?: "outline") => (
    <Button
      small
      {...(look && { look })}
      busy={own?.busy ?? false}
      aria-describedby={id}
      onClick={() => void make(id, wish)}
    >
      {t.wishes[wish]}
    </Button>
  );
  return (
    <li className="rota__shift">
      <p id={id}>
        <strong>{spanIn(shift, zone)}</strong> · {nameOf(language)}
      </p>
      <p className="soft small">
        {t.states[state]}
        {offered && ` · ${t.offered}`}
      </p>
      {(state === "taken" || state === "confirmed") && (
        <p className="row">
          {asks && button("confirm")}
          {offered ? button("keep", "outline") : button("offer", "outline")}
          {button("give-up", "outline")}
        </p>
      )}
      <p className="small" role="status">
        {own?.said}
      </p>
    </li>
  );
}

function Open({ shift, change, make, zone }: Changing & { readonly shift: OpenShift }) {
  const { id, language, state, offered, needed, cap, from, to } = shift;
  const own = change?.id === id ? change : null;
  const urgent = state === "gap" || needed >= 1;
  return (
    <li className="rota__shift">
      <p id={id}>
        <strong>{spanIn(shift, zone)}</strong> · {nameOf(language)} · {t.hours(Math.round((to - from) / HOUR))}
      </p>
      <p className="soft small">
        {offered ? t.fromColleague : urgent ? t.nobodyYet : t.needed(Math.round(100 * needed))}
        {cap !== null && ` · ${t.caps[cap]}`}
      </p>
      {cap === null && (
        <p>
          <Button
            small
            look={urgent ? "warm" : "outline"}
            busy={own?.busy ?? false}
            aria-describedby={id}
            onClick={() => void make(id, "take")}
          >
            {t.wishes.take}
          </Button>
        </p>
      )}
      <p className="small" role="status">
        {own?.said}
      </p>
    </li>
  );
}
