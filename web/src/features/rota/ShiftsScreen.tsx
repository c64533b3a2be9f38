import { brand } from "@thodu/domain/brand";
import { HOUR } from "@thodu/domain/time";
import * as t from "@messages/rota";
import { slow } from "@messages/guard";
import { useState } from "react";
import type { Locale } from "@thodu/domain/locale";
import { languageOf } from "@messages/desk";
import { goToChat } from "@messages/volunteers";
import { nameOf } from "../../lib/languageName";
import { isIndia, nightIn, spanIn } from "../../lib/zoneTime";
import { Button, ButtonLink } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Empty } from "../../ui/Empty";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import type { OwnShift, Wish } from "./api";
import { useMinutes } from "../../conversation/useMinutes";
import { CalendarPart } from "./CalendarPart";
import { staffWords } from "./staffWords";
import { filtered, isSet, timeRows, type Filter, type TimeRow } from "./rows";
import { ShiftFilter } from "./ShiftFilter";
import { openId, useShifts, type Change } from "./useShifts";
import "./rota.css";

/** How many of the most needed shifts are shown at first. */
const SHOWN = 10;

/** The name of a language in the listener's language, and in its own. */
const nameIn = (language: Locale): string =>
  languageOf[language] === nameOf(language) ? nameOf(language) : `${languageOf[language]} (${nameOf(language)})`;

/** A listener’s shifts, and those that are needed most. */
export function ShiftsScreen() {
  const { shifts, trouble, read, change, make, open: all, isTaken } = useShifts();
  const [shown, setShown] = useState(SHOWN);
  const [filter, setFilter] = useState<Filter>({ day: "", part: null });
  const now = useMinutes(shifts);
  const [givingUp, setGivingUp] = useState<OwnShift | null>(null);
  const changing = { change, make, zone: shifts?.zone ?? "UTC" };
  const open = timeRows(filtered(all, filter, changing.zone));
  const inSight = [...(shifts?.mine ?? []), ...open.slice(0, shown).map(({ shift }) => shift)];
  const gone = change !== null && shifts !== null && !inSight.some(({ id }) => id === change.id);
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
          <p className="soft small">{isIndia(shifts.zone) ? t.zoneIsIndia : t.zoneIs(shifts.zone)}</p>
          <section className="stack" aria-labelledby="own-shifts">
            <h2 id="own-shifts">{t.mine}</h2>
            {shifts.mine.length === 0 && <Empty words={t.noneMine} />}
            <ul className="rota__list" role="list">
              {shifts.mine.map((each) => (
                <Own key={each.id} shift={each} hasBegun={now >= each.from} onGiveUp={setGivingUp} {...changing} />
              ))}
            </ul>
          </section>
          <section className="stack" aria-labelledby="open-shifts">
            <h2 id="open-shifts">{t.open}</h2>
            <p className="soft small">{t.ahead}</p>
            {(timeRows(all).length > SHOWN || isSet(filter)) && (
              <ShiftFilter shifts={all} zone={shifts.zone} filter={filter} onFilter={setFilter} />
            )}
            {all.length === 0 && !isSet(filter) && <Empty words={t.noneOpen} />}
            {open.length === 0 && (all.length > 0 || isSet(filter)) && <Empty words={t.noneFiltered} />}
            <ul className="rota__list" role="list">
              {open.slice(0, shown).map((each) => (
                <Open key={each.shift.id} row={each} isTaken={isTaken(each.shift.id)} {...changing} />
              ))}
            </ul>
            {open.length > shown && (
              <p>
                <Button look="outline" onClick={() => setShown(shown + SHOWN)}>
                  {t.more}
                </Button>
              </p>
            )}
          </section>
          <CalendarPart secret={shifts.calendar} />
        </>
      )}
      <p className="row">
        <ButtonLink to="/volunteer-chat" look="outline">
          {goToChat}
        </ButtonLink>
        <ButtonLink to="/volunteer-on-call" look="outline">
          {t.toOnCall}
        </ButtonLink>
      </p>
      <GiveUp
        shift={givingUp}
        zone={changing.zone}
        onKeep={() => setGivingUp(null)}
        onGiveUp={(id) => {
          setGivingUp(null);
          void make(id, "give-up");
        }}
      />
    </div>
  );
}

interface TimesProps {
  readonly shift: Pick<OwnShift, "from" | "to">;
  readonly zone: string;
}

/** When a shift is, and to which night it belongs: 'Saturday, 12 am' is Friday night for many people. */
function Times({ shift, zone }: TimesProps) {
  const night = nightIn(shift.from, zone);
  return (
    <>
      <strong>{spanIn(shift, zone)}</strong>
      {night !== null && ` (${night})`}
    </>
  );
}

interface GiveUpProps {
  /** Null while nothing is asked. */
  readonly shift: OwnShift | null;
  readonly zone: string;
  readonly onKeep: () => void;
  readonly onGiveUp: (id: string) => void;
}

const GiveUp = ({ shift, zone, onKeep, onGiveUp }: GiveUpProps) => (
  <Dialog open={shift !== null} title={t.giveUpTitle} onClose={onKeep}>
    {shift && (
      <>
        <p>
          <Times shift={shift} zone={zone} /> · {nameIn(shift.language)}
        </p>
        <p>{t.giveUpText}</p>
        <div className="dialog__actions">
          <Button onClick={() => onGiveUp(shift.id)}>{t.wishes["give-up"]}</Button>
          <Button look="outline" onClick={onKeep}>
            {t.keepIt}
          </Button>
        </div>
      </>
    )}
  </Dialog>
);

interface Changing {
  readonly change: Change | null;
  readonly make: (id: string, wish: Wish) => Promise<void>;
  readonly zone: string;
}

interface OwnProps extends Changing {
  readonly shift: OwnShift;
  /** Then it can be neither confirmed nor given away. */
  readonly hasBegun: boolean;
  /** Asks whether it should be given up. */
  readonly onGiveUp: (shift: OwnShift) => void;
}

function Own({ shift, hasBegun, change, make, zone, onGiveUp }: OwnProps) {
  const { id, language, state, offered, asks } = shift;
  const isAhead = state === "taken" || state === "confirmed";
  const own = change?.id === id ? change : null;
  const button = (wish: Wish, look?: "outline") => (
    <Button
      small
      {...(look && { look })}
      busy={own?.busy ?? false}
      aria-describedby={id}
      onClick={() => (wish === "give-up" ? onGiveUp(shift) : void make(id, wish))}
    >
      {t.wishes[wish]}
    </Button>
  );
  return (
    <li className="rota__shift">
      <p id={id}>
        <Times shift={shift} zone={zone} /> · {nameIn(language)}
      </p>
      <p className="soft small">
        {isAhead && hasBegun ? (
          <>
            {t.begun} <a href={brand.supportPhoneLink}>{brand.supportPhone}</a>
          </>
        ) : (
          <>
            {state === "taken" && asks ? t.asked : t.states[state]}
            {offered && ` · ${t.offered}`}
          </>
        )}
      </p>
      {isAhead && !hasBegun && (
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

interface OpenProps extends Changing {
  readonly row: TimeRow;
  /** It was taken on this page, so it stays in its place. */
  readonly isTaken: boolean;
}

/** What is said about a shift that can be taken. */
function openWords({ shift, places }: TimeRow, now: number, zone: string): string {
  const { offered, cap, from } = shift;
  const said = [
    offered ? t.fromColleague : staffWords(shift, zone),
    places > 1 && t.places(places),
    cap && t.caps[cap],
    from <= now && t.hasBegun,
  ];
  return said.filter(Boolean).join(" · ");
}

function Open({ row, isTaken, change, make, zone }: OpenProps) {
  const { shift } = row;
  const { id, language, state, needed, cap, from, to } = shift;
  const now = useMinutes();
  const own = change?.id === id ? change : null;
  const urgent = state === "gap" || needed >= 1;
  return (
    <li className="rota__shift">
      <p id={openId(id)} tabIndex={-1}>
        <Times shift={shift} zone={zone} /> · {nameIn(language)} · {t.hours(Math.round((to - from) / HOUR))}
      </p>
      <p className="soft small">{!isTaken && openWords(row, now, zone)}</p>
      {isTaken && <p className="rota__taken">{t.taken}</p>}
      {cap === null && !isTaken && (
        <p>
          <Button
            small
            look={urgent ? "warm" : "outline"}
            busy={own?.busy ?? false}
            aria-describedby={openId(id)}
            onClick={() => void make(id, "take")}
          >
            {t.wishes.take}
          </Button>
        </p>
      )}
      <p className="small" role="status">
        {!isTaken && own?.said}
      </p>
    </li>
  );
}
