import { helpLines } from "@thodu/domain/brand";
import * as t from "@messages/calls";

const words = { "tele-manas": t.teleManas, "tele-manas-toll-free": t.tollFree, emergency: t.emergency };

/** The public help lines, each a link that dials. */
export const Lines = () => (
  <section aria-labelledby="call-lines" className="stack">
    <h2 id="call-lines">{t.linesTitle}</h2>
    <p className="soft">{t.linesText}</p>
    <ul role="list" className="call-lines">
      {helpLines.map(({ id, number, link }) => (
        <li key={id}>
          <a href={link} className="call-lines__line">
            <b className="call-lines__number">{number}</b>
            <span>{words[id]}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
