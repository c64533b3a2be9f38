import { helpLines } from "@thodu/domain/brand";
import * as t from "@messages/support";
import { Link } from "../../lib/router";

const words = { "tele-manas": t.teleManas, "tele-manas-toll-free": t.tollFree, emergency: t.emergency };

/** Help that does not depend on us. */
export const Resources = () => (
  <section className="stack" aria-labelledby="resources">
    <h2 id="resources">{t.resourcesTitle}</h2>
    <p className="soft">{t.resourcesText}</p>
    <ul role="list" className="list support__lines">
      {helpLines.map(({ id, number, link }) => (
        <li key={id}>
          <a href={link} className="support__line">
            <b>{number}</b>
          </a>
          <p>{words[id]}</p>
        </li>
      ))}
    </ul>
    <p>
      <Link to="/help-lines" className="faq__link">
        {t.allLines}
      </Link>
    </p>
  </section>
);
