import { isPseudonym } from "@thodu/domain/accounts/deletion";
import { aliasFor } from "@thodu/domain/chat/alias";
import { dueOf, riskOf } from "@thodu/domain/reports/brief";
import { mayStillWait } from "@thodu/domain/reports/need";
import type { Report } from "@thodu/domain/reports/model";
import { useState, type ReactNode } from "react";
import { deletedAccount } from "@messages/adminArea";
import * as c from "@messages/cases";
import * as t from "@messages/monitoring";
import { levels } from "@messages/risk";
import { useMinutes } from "../../../conversation/useMinutes";
import { serverNow } from "../../../lib/serverClock";
import { dayInIndia, timeInIndia } from "../../../lib/time";
import { useWaitsInCrisis } from "../api/useCrises";
import { languageName } from "../parts/languageName";
import { usePersonName } from "../parts/usePersonName";
import { OnIt } from "./Acknowledge";
import { CaseKind } from "./CaseFacts";

interface Props {
  readonly value: Report;
  /** The id of the line that says what the case is about. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A case on a phone: what a row of a list says of it, which opens the rest in its place. */
export function CaseFold({ value, title, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="monitoring__fold"
      open={open}
      // The details inside it report their own.
      onToggle={({ target, currentTarget }) => target === currentTarget && setOpen(currentTarget.open)}
    >
      <summary>
        <Brief value={value} title={title} />
      </summary>
      {open && children}
    </details>
  );
}

/** What it is about and of what level, who, since when, and what is due. */
function Brief({ value, title }: Omit<Props, "children">) {
  useMinutes();
  const isAnyWaiting = useWaitsInCrisis();
  const { createdAt, status } = value;
  const risk = riskOf(value);
  const isLive = status === "open" && mayStillWait(value, serverNow(), isAnyWaiting);
  return (
    <span className="monitoring__brief">
      <span id={title} className="monitoring__kind">
        <CaseKind value={value} />
      </span>
      <span className="sr-only">, </span>
      <span className="small">
        {risk !== "none" && (
          <span className={isLive ? "monitoring__crisis" : undefined}>{t.riskIs(levels[risk])} · </span>
        )}
        <Who value={value} />
        {dayInIndia(createdAt, Date.now())}, {timeInIndia(createdAt)}
        {" · "}
        <strong>{status === "open" ? c.due[dueOf(value)] : c.closed}</strong>
        <OnIt value={value} />
      </span>
    </span>
  );
}

/** The person whom the case is about; without one, who waited or the listener. */
function Who({ value: { conversationId, waits, by, reportedId, reporterId } }: Pick<Props, "value">) {
  const [first] = waits ?? [];
  const listener = by === "volunteer" ? reporterId : reportedId;
  if (conversationId !== "") return <>{isPseudonym(conversationId) ? deletedAccount : aliasFor(conversationId)} · </>;
  // The gravest level is first.
  if (first) return <>{languageName(first.language)} · </>;
  return listener === null ? null : <Named uid={listener} />;
}

const Named = ({ uid }: { readonly uid: string }) => <>{usePersonName(uid) ?? "…"} · </>;
