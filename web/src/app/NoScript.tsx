import { helpLines } from "@thodu/domain/brand";
import { needsScripts } from "@messages/noscript";

/** Shown if scripts are switched off: what this page needs, and whom to call. */
export const NoScript = () => (
  <p className="noscript">
    {needsScripts}{" "}
    {helpLines.map(({ id, link, number }) => (
      <a key={id} href={link}>
        {number}
      </a>
    ))}
  </p>
);
