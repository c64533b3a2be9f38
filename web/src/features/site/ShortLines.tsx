import { helpLines } from "@thodu/domain/brand";
import { help } from "@messages/site";

const [teleManas, , emergency] = helpLines;

/** The two short numbers, for pages that mention danger. */
export const ShortLines = () => (
  <p className="short-lines">
    <a href={teleManas.link}>
      {help.teleManas} <b>{teleManas.number}</b>
    </a>
    <a href={emergency.link}>
      {help.emergency} <b>{emergency.number}</b>
    </a>
  </p>
);
