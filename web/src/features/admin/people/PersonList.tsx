import type { ReactNode } from "react";
import { newestShown } from "@messages/adminArea";
import { NEWEST } from "./newest";

interface Props<T> {
  readonly title: string;
  /** Shown for an empty list; without it, an empty list is left out. */
  readonly empty?: string;
  readonly rows: readonly T[];
  readonly idOf: (row: T) => string;
  readonly children: (row: T) => ReactNode;
}

/** A list of a person's records. */
export function PersonList<T>({ title, empty, rows, idOf, children }: Props<T>) {
  if (rows.length === 0 && empty === undefined) return null;
  return (
    <>
      <h4>{title}</h4>
      {rows.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <>
          <ul role="list" className="list" aria-label={title}>
            {rows.map((row) => (
              <li key={idOf(row)}>{children(row)}</li>
            ))}
          </ul>
          {rows.length >= NEWEST && <p className="soft small">{newestShown(NEWEST)}</p>}
        </>
      )}
    </>
  );
}
