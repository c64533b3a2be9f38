import type { ReactNode } from "react";
import { AlertIcon, CheckIcon, LampIcon } from "./icons";
import { LiveRegion } from "./LiveRegion";

const icons = { plain: LampIcon, good: CheckIcon, trouble: AlertIcon } as const;

interface NoticeProps {
  readonly kind?: keyof typeof icons;
  /** It takes the focus, and so is announced. */
  readonly focused?: boolean;
  readonly children: ReactNode;
}

/** A message that belongs to the page, set apart from it; `trouble` is announced at once. */
export function Notice({ kind = "plain", focused = false, children }: NoticeProps) {
  const Chosen = icons[kind];
  const isLive = kind !== "trouble" && !focused;
  return (
    <div className={`notice notice--${kind}`} role={kind === "trouble" ? "alert" : undefined}>
      <Chosen />
      {isLive ? (
        <LiveRegion className="notice__words">{children}</LiveRegion>
      ) : (
        <div className="notice__words">{children}</div>
      )}
    </div>
  );
}
