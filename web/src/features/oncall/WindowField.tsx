import { isAfterMidnight } from "@thodu/domain/zones";
import type { CallWindow, Duty, QuietHours } from "@thodu/domain/oncall/model";
import { silencedBy } from "@thodu/domain/oncall/quiet";
import * as t from "@messages/onCall";
import { night as nightBetween } from "@messages/time";
import { Button } from "../../ui/Button";
import { Select, TextField } from "../../ui/form/Field";
import { minuteOf, timeOf } from "./times";
import { Check } from "./Check";

interface Props {
  readonly number: number;
  /** The id of the first field of the days. */
  readonly daysId: string;
  /** No day was chosen when it was to be saved. */
  readonly daysMissing: boolean;
  readonly value: CallWindow;
  readonly quiet: QuietHours | null;
  readonly onChange: (value: CallWindow) => void;
  readonly onRemove: () => void;
}

const EVERY_DAY = t.dayNames.map((_, day) => day);

/** The night to which a time after midnight belongs, for its first day; null if that is clear. */
function nightOf({ days, from }: CallWindow): string | null {
  const [day] = days;
  if (day === undefined || days.length === EVERY_DAY.length || !isAfterMidnight(from)) return null;
  const [before = "", named = ""] = [t.dayNames.at(day - 1), t.dayNames[day]];
  return t.afterMidnight(named, nightBetween(before, named));
}

const isDuty = (value: string): value is Duty => Object.hasOwn(t.duties, value);

/** One weekly time: its days, its two ends, and what the listener does then. */
export function WindowField({ number, daysId, daysMissing, value, quiet, onChange, onRemove }: Props) {
  const { days, from, to, duty } = value;
  const night = nightOf(value);
  const silenced = silencedBy(value, quiet);
  const end = (which: "from" | "to", text: string): void => {
    const minute = minuteOf(text);
    if (minute !== null) onChange({ ...value, [which]: minute });
  };
  return (
    <fieldset className="call-window stack">
      <legend>{t.window(number)}</legend>
      <div className="call-window__ends">
        <TextField
          label={t.from}
          type="time"
          value={timeOf(from)}
          onChange={({ target }) => end("from", target.value)}
        />
        <TextField label={t.to} type="time" value={timeOf(to)} onChange={({ target }) => end("to", target.value)} />
      </div>
      {to <= from && <p className="soft small">{to === from ? t.wholeDay : t.pastMidnight}</p>}
      <p className="small" role="status">
        {silenced !== "nothing" && t.silenced[silenced]}
      </p>
      {daysMissing && (
        <p id={`${daysId}-error`} className="field__error">
          {t.dayMissing}
        </p>
      )}
      <fieldset className="call-window__days" aria-describedby={daysMissing ? `${daysId}-error` : undefined}>
        <legend>{t.days}</legend>
        <Check
          id={daysId}
          label={t.everyDay}
          checked={days.length === EVERY_DAY.length}
          onChange={(on) => onChange({ ...value, days: on ? EVERY_DAY : [] })}
        />
        {t.dayNames.map((name, day) => (
          <Check
            key={name}
            label={name}
            checked={days.includes(day)}
            onChange={(on) =>
              onChange({
                ...value,
                days: on ? [...days, day].toSorted((one, other) => one - other) : days.filter((each) => each !== day),
              })
            }
          />
        ))}
      </fieldset>
      {night !== null && <p className="soft small">{night}</p>}
      <Select
        label={t.dutyLabel}
        value={duty}
        onChange={({ target }) => isDuty(target.value) && onChange({ ...value, duty: target.value })}
      >
        {Object.entries(t.duties).map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </Select>
      <p>
        <Button small look="outline" onClick={onRemove}>
          {t.removeWindow}
        </Button>
      </p>
    </fieldset>
  );
}
