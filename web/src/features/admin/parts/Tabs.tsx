import { which } from "@messages/adminArea";
import { Link, useLocation } from "../../../lib/router";

interface Props<K extends string> {
  /** Names by the word that stands in the address; the first one is the list without a word. */
  readonly names: Readonly<Record<K, string>>;
  readonly shown: K;
  /** The name in the address under which the word stands. */
  readonly by?: string;
  readonly label?: string;
}

/** The lists of a section, each under its own address. */
export function Tabs<K extends string>({ names, shown, by = "list", label = which }: Props<K>) {
  const { pathname } = useLocation();
  return (
    <nav className="area__tabs" aria-label={label}>
      {Object.entries<string>(names).map(([key, name], index) => (
        <Link
          key={key}
          to={index === 0 ? pathname : `${pathname}?${by}=${key}`}
          className={`button button--small ${key === shown ? "" : "button--outline"}`}
          aria-current={key === shown ? "page" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
