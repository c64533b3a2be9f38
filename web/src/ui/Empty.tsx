import type { ReactNode } from "react";

interface EmptyProps {
  readonly words: string;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

/** Shown in place of an empty list. */
export const Empty = ({ words, picture, children }: EmptyProps) => (
  <div className="empty">
    {picture}
    <p>{words}</p>
    {children}
  </div>
);
