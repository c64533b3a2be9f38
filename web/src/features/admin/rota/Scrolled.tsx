import type { ReactNode } from "react";

interface Props {
  readonly label: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/** A table that scrolls in a part of its own, so that a narrow page does not; the focus lets the keyboard do it. */
export const Scrolled = ({ label, heads, children }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="monitoring__table rota-table" role="group" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {heads.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
