import type { Unsent } from "@thodu/domain/chat/outbox";
import type { StoredMessage } from "@thodu/domain/chat/timeline";
import { isHandedOver } from "@thodu/domain/matching/handOver";
import { useMemo } from "react";
import { createPortal } from "react-dom";
import { notAnswered } from "@messages/anotherAsked";
import { staysWithYou } from "@messages/handOver";
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
import { useAnotherAsked } from "./useAnotherAsked";
import { useGuest } from "./useGuest";
import { useKeptAnswer } from "./useKeptAnswer";
import { useStays } from "./useStays";
import "../../conversation/talk-bar.css";

/**
 * The person's own talk, on pages other than the chat: that it waits, that a listener came, that they wrote. Without an
 * open talk it shows what becomes of unsent messages.
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
  const asksAnother = useAnotherAsked(open, now);
  const stays = useStays(open, now);
  const words = open ? wordsOf(open, { asksAnother, stays }, now) : unsent;
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
  // While a dialog is open nothing outside it can be pressed, so news is shown inside: the person can go to the
  // listener from there. Without news the dialog has all the room, which is little above a keyboard.
  return dialog && online && open && isNews(open, now) ? createPortal(bar, dialog) : bar;
}

/** Whether a listener has just come, or has written something unread. */
const isNews = (summary: Summary, now: number): boolean =>
  summary.status === "active" && (summary.unreadByCustomer > 0 || justCame(summary, now));

interface Known {
  readonly asksAnother: boolean;
  readonly stays: boolean;
}

const wordsOf = (summary: Summary, { asksAnother, stays }: Known, now: number): string => {
  if (summary.status === "waiting") return t.waiting;
  if (summary.unreadByCustomer > 0) return t.hasWritten;
  if (isHandedOver(summary, now)) return t.handedOver;
  if (asksAnother) return notAnswered;
  if (stays) return staysWithYou;
  // The chat itself says whether the listener is there at this moment.
  return justCame(summary, now) ? t.isHere : t.isOpen;
};

/** Reading the place in the queue is the sign that the person is still there. */
function KeptPlace() {
  useAskedAgain(() => call("readQueue", {}));
  return null;
}

const NO_MESSAGES: readonly StoredMessage[] = [];

const NOT_EARLY: readonly Unsent[] = [];

/**
 * Goes on sending messages and answers that were given in the chat without a network. Returns the words for the state
 * of the messages; null once all are sent.
 */
function useUnsent(uid: string | null): string | null {
  const owner = uid ?? NOBODY;
  const { pending, waits } = useOutbox({
    owner,
    conversationId: owner,
    send: useMemo(() => (uid === null ? null : sendAs(uid, () => undefined)), [uid]),
    shown: NO_MESSAGES,
    // The composer is on the chat page, and may hold another text by now. There the message is shown as not sent.
    restore: () => false,
  });
  useGuest(uid, NOT_EARLY, waits);
  useKeptAnswer(owner);
  if (waits) return t.goesOut;
  return uid !== null && pending.some(({ state }) => state === "failed") ? t.notSent : null;
}
