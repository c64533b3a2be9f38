import type { ReactNode } from "react";

interface Props {
  readonly label: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/**
 * A table that scrolls by itself, so that a narrow page does not. It can get the focus, so that the keyboard can scroll
 * it.
 */
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
