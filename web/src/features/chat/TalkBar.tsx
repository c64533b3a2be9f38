import type { Unsent } from "@thodu/domain/chat/outbox";
import type { StoredMessage } from "@thodu/domain/chat/timeline";
import { useMemo } from "react";
import { createPortal } from "react-dom";
import * as t from "@messages/talkBar";
import type { Summary } from "../../conversation/documents";
import { NOBODY } from "../../conversation/drafts";
import { useArrival } from "../../conversation/useArrival";
import { useMinutes } from "../../conversation/useMinutes";
import { useOpenTalk } from "../../conversation/useOpenTalk";
import { useOutbox } from "../../conversation/useOutbox";
import { useSummary } from "../../conversation/useSummary";
import { call } from "../../lib/callables";
import { useOnline } from "../../lib/hooks/useOnline";
import { useSession } from "../../lib/session";
import { useAskedAgain } from "../../lib/useAskedAgain";
import { ButtonLink } from "../../ui/Button";
import { LiveRegion } from "../../ui/LiveRegion";
import { useTopDialog } from "../../ui/openDialogs";
import { sendAs } from "./api";
import { justCame } from "./status";
import { useGuest } from "./useGuest";
import { useKeptAnswer } from "./useKeptAnswer";
import "../../conversation/talk-bar.css";

/**
 * The reader's own talk on pages other than the chat: that it waits, that a listener came, that they wrote; where none is
 * open, what becomes of what was written for one.
 */
export function TalkBar() {
  const { uid } = useSession();
  const watched = useSummary(uid);
  const summary = watched.state === "here" ? watched.value : null;
  useOpenTalk(uid, watched);
  useArrival(summary);
  const unsent = useUnsent(uid);
  const online = useOnline();
  const now = useMinutes(watched);
  const dialog = useTopDialog();
  const open = summary?.status === "closed" ? null : summary;
  const words = open ? wordsOf(open, now) : unsent;
  if (words === null) return null;
  const bar = (
    <aside className="talk-bar" aria-label={t.yourTalk}>
      {open?.status === "waiting" && <KeptPlace />}
      <LiveRegion as="p">{online ? words : t.notKnown}</LiveRegion>
      <ButtonLink to="/chat" look="outline">
        {t.toChat}
      </ButtonLink>
    </aside>
  );
  // Outside of a dialog nothing can be pressed while it is open: whoever is heard now can go there from it.
  return dialog && open?.status === "active" ? createPortal(bar, dialog) : bar;
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

const NO_MESSAGES: readonly StoredMessage[] = [];

const NOT_EARLY: readonly Unsent[] = [];

/**
 * Goes on sending what was written or answered in the chat without a network, and says how what was written stands; null once
 * nothing of that is left.
 */
function useUnsent(uid: string | null): string | null {
  const owner = uid ?? NOBODY;
  const { pending, waits } = useOutbox({
    owner,
    conversationId: owner,
    send: useMemo(() => (uid === null ? null : sendAs(uid, () => undefined)), [uid]),
    shown: NO_MESSAGES,
    // The text box is in the chat, and may hold something else by now: there it is shown as not sent.
    onLimit: () => false,
  });
  useGuest(uid, NOT_EARLY, waits);
  useKeptAnswer(owner);
  if (waits) return t.goesOut;
  return uid !== null && pending.some(({ state }) => state === "failed") ? t.notSent : null;
}
