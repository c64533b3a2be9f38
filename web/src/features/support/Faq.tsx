import { useDeferredValue, useState } from "react";
import * as t from "@messages/support";
import { Link } from "../../lib/router";
import { TextField } from "../../ui/form/Field";
import { search } from "./search";

/** Questions and answers. A search shows those that contain the text, and opens a single one. */
export function Faq() {
  const [wanted, setWanted] = useState("");
  const found = search(t.faq, useDeferredValue(wanted));
  const searching = wanted.trim() !== "";
  return (
    <section className="stack" aria-labelledby="faq">
      <h2 id="faq">{t.faqTitle}</h2>
      <TextField
        id="faq-search"
        label={t.search}
        help={t.searchHelp}
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p role="status" className={searching ? "soft" : "sr-only"}>
        {searching && (found.length === 0 ? t.nothingFound : t.found(found.length))}
      </p>
      <div className="faq">
        {found.map(({ id, question, answer, link }) => (
          <details key={id} className="faq__item" open={searching && found.length === 1}>
            <summary className="faq__question">{question}</summary>
            <div className="faq__answer">
              {answer.map((part) => (
                <p key={part}>{part}</p>
              ))}
              {link && (
                <p>
                  <Link to={link.to} className="faq__link">
                    {link.words}
                  </Link>
                </p>
              )}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
