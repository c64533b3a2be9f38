import type { ReactNode } from "react";
import { AlertIcon, CheckIcon, LampIcon } from "./icons";

const icons = { plain: LampIcon, good: CheckIcon, trouble: AlertIcon } as const;

interface NoticeProps {
  readonly kind?: keyof typeof icons;
  readonly children: ReactNode;
}

/** Words that belong to the page, set apart from it; `trouble` is announced at once. */
export function Notice({ kind = "plain", children }: NoticeProps) {
  const Chosen = icons[kind];
  return (
    <div className={`notice notice--${kind}`} role={kind === "trouble" ? "alert" : "status"}>
      <Chosen />
      <div className="notice__words">{children}</div>
    </div>
  );
}
