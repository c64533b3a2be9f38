import { createPortal } from "react-dom";
import * as t from "@messages/talkBar";
import type { Summary } from "../../conversation/documents";
import { useArrival } from "../../conversation/useArrival";
import { useMinutes } from "../../conversation/useMinutes";
import { useOpenTalk } from "../../conversation/useOpenTalk";
import { useSummary } from "../../conversation/useSummary";
import { call } from "../../lib/callables";
import { useOnline } from "../../lib/hooks/useOnline";
import { useSession } from "../../lib/session";
import { useAskedAgain } from "../../lib/useAskedAgain";
import { ButtonLink } from "../../ui/Button";
import { useTopDialog } from "../../ui/openDialogs";
import { justCame } from "./status";
import "./talk-bar.css";

/** The reader's own talk on pages other than the chat: that it waits, that a listener came, that they wrote. */
export function TalkBar() {
  const { uid } = useSession();
  const watched = useSummary(uid);
  const summary = watched.state === "here" ? watched.value : null;
  useOpenTalk(uid, watched);
  useArrival(summary);
  const online = useOnline();
  const now = useMinutes(watched);
  const dialog = useTopDialog();
  if (summary === null || summary.status === "closed") return null;
  const bar = (
    <aside className="talk-bar" aria-label={t.yourTalk}>
      {summary.status === "waiting" && <KeptPlace />}
      <p role="status">{online ? wordsOf(summary, now) : t.notKnown}</p>
      <ButtonLink to="/chat" look="outline">
        {t.toChat}
      </ButtonLink>
    </aside>
  );
  // Outside of a dialog nothing can be pressed while it is open: whoever is heard now can go there from it.
  return dialog && summary.status === "active" ? createPortal(bar, dialog) : bar;
}

const wordsOf = (summary: Summary, now: number): string => {
  if (summary.status === "waiting") return t.waiting;
  if (summary.unreadByCustomer > 0) return t.hasWritten;
  // Whether they are there at this moment, the chat itself says.
  return justCame(summary, now) ? t.isHere : t.isOpen;
};

/** Asking for the place is the sign that its owner is still there. */
function KeptPlace() {
  useAskedAgain(() => call("readQueue", {}));
  return null;
}
