import { helpLines } from "@thodu/domain/brand";
import * as t from "@messages/calls";

/** The two short numbers. */
const shortLines = helpLines.filter(({ id }) => id !== "tele-manas-toll-free");

/** Buttons that dial the two short numbers. */
export const ShortLines = ({ className = "row" }: { readonly className?: string }) => (
  <p className={className}>
    {shortLines.map(({ id, number, link }) => (
      <a key={id} className="button" href={link}>
        {t.callLine(number)}
      </a>
    ))}
  </p>
);

/** Shown first after the call of somebody in danger: what helps. */
export const InDanger = () => (
  <>
    <p>{t.endedInCrisis}</p>
    <ShortLines />
  </>
);
