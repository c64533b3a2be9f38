import { helpLines } from "@thodu/domain/brand";
import * as t from "@messages/calls";

/** The two short numbers. */
const firstLines = helpLines.filter(({ id }) => id !== "tele-manas-toll-free");

/** After the call of somebody in danger: what helps comes before everything else. */
export const InDanger = () => (
  <>
    <p>{t.endedInCrisis}</p>
    <p className="row">
      {firstLines.map(({ id, number, link }) => (
        <a key={id} className="button" href={link}>
          {t.callLine(number)}
        </a>
      ))}
    </p>
  </>
);
