import { helpLines } from "@thodu/domain/brand";
import * as t from "@messages/tellMe";
import "./tell-me.css";

const [teleManas] = helpLines;

/** The help line that somebody who waits can call at once, whether or not a listener is there. */
export const WaitLifeline = () => (
  <p className="wait-lifeline">
    <a href={teleManas.link}>
      {t.lifeline} <b>{teleManas.number}</b>
    </a>{" "}
    <span className="soft">{t.lifelineHelp}</span>
  </p>
);
