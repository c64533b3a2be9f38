import { helpLines } from "@thodu/domain/brand";
import { names } from "@messages/crisis";
import { words } from "@messages/notAtOnce";

/** Beside a field that the team reads later: whom to call where something can’t wait. */
export const NotAtOnce = () => (
  <p className="soft small">
    {words}{" "}
    {helpLines
      .filter(({ id }) => id !== "tele-manas-toll-free")
      .map(({ id, number, link }, nth) => (
        <span key={id}>
          {nth > 0 && " · "}
          <a href={link}>
            {names[id]} {number}
          </a>
        </span>
      ))}
  </p>
);
