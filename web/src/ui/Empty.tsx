import type { ReactNode } from "react";

interface EmptyProps {
  readonly words: string;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

/** What stands where a list has nothing in it. */
export const Empty = ({ words, picture, children }: EmptyProps) => (
  <div className="empty">
    {picture}
    <p>{words}</p>
    {children}
  </div>
);
