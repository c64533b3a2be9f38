import { which } from "@messages/adminArea";
import { Link, useLocation, useQuery } from "../../../lib/router";

interface Props<K extends string> {
  /** The tabs' names by their value in the address. The first tab has no value there. */
  readonly names: Readonly<Record<K, string>>;
  readonly shown: K;
  /** The name of the address parameter. */
  readonly by?: string;
  readonly label?: string;
  /** Another address parameter that stays as it is. */
  readonly keeps?: string;
}

/** The lists of a section as tabs, each under its own address. */
export function Tabs<K extends string>({ names, shown, by = "list", label = which, keeps }: Props<K>) {
  const { pathname } = useLocation();
  const [query] = useQuery();
  const kept = keeps === undefined ? null : query.get(keeps);
  const to = (word: string | null): string => {
    const words = new URLSearchParams({
      ...(keeps !== undefined && kept !== null && { [keeps]: kept }),
      ...(word !== null && { [by]: word }),
    });
    return words.size === 0 ? pathname : `${pathname}?${words.toString()}`;
  };
  return (
    <nav className="area__tabs" aria-label={label}>
      {Object.entries<string>(names).map(([key, name], index) => (
        <Link
          key={key}
          to={to(index === 0 ? null : key)}
          className={`button button--small ${key === shown ? "" : "button--outline"}`}
          aria-current={key === shown ? "page" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
