import * as t from "@messages/breakEnd";
import { timeOfDay } from "../../../lib/time";
import { endBreakIn, useBreakEnd } from "./breakEnd";
import "./break-end.css";

const choices = [5, 15, 30] as const;

/** Asks whether the listener wants to be reminded of the end of the break that began at `since`. */
export function BreakEndChoice({ since, icon = false }: { readonly since: number; readonly icon?: boolean }) {
  const until = useBreakEnd(since);
  return (
    <span className={icon ? "break-end break-end--icon" : "break-end"}>
      {icon && <ClockIcon />}
      <select
        className="break-end__choice"
        aria-label={t.remind}
        value={until === null ? "" : "until"}
        onChange={({ target }) => endBreakIn(since, target.value === "" ? null : Number(target.value))}
      >
        {until !== null && <option value="until">{t.until(timeOfDay(until))}</option>}
        <option value="">{until === null ? t.remind : t.noReminder}</option>
        {choices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t.choices[minutes]}
          </option>
        ))}
      </select>
    </span>
  );
}

const ClockIcon = () => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
