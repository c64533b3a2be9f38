import { useState, type ReactNode } from "react";
import { filters } from "@messages/audit";
import { useMedia } from "../../../lib/hooks/useMedia";

interface Props {
  /** Whether one of the filters is set. */
  readonly isSet: boolean;
  readonly children: ReactNode;
}

/** The filters. On a narrow screen, where they would fill it, they are closed until they are opened or one is set. */
export function Folded({ isSet, children }: Props) {
  const narrow = useMedia("(width < 48rem)");
  const [open, setOpen] = useState(isSet);
  return (
    <details
      className="admin-person__about"
      open={open || !narrow}
      onToggle={({ currentTarget }) => narrow && setOpen(currentTarget.open)}
    >
      <summary hidden={!narrow}>{filters}</summary>
      {children}
    </details>
  );
}
