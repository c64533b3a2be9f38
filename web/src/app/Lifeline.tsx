import { helpLines } from "@thodu/domain/brand";
import { emergency, freeDayAndNight, lifeline, more, teleManas } from "@messages/lifeline";
import { Link } from "../lib/router";

const [teleManasLine, , emergencyLine] = helpLines;

/** The free public help lines, shown on every screen. */
export function Lifeline() {
  return (
    <aside className="lifeline" aria-label={lifeline}>
      <p>
        <strong>{lifeline}</strong>
      </p>
      <p className="lifeline__numbers">
        <a href={teleManasLine.link}>
          {teleManas} <b>{teleManasLine.number}</b>
        </a>
        <span className="lifeline__note">{freeDayAndNight}</span>
        <a href={emergencyLine.link}>
          {emergency} <b>{emergencyLine.number}</b>
        </a>
        <Link to="/help-lines">{more}</Link>
      </p>
    </aside>
  );
}
