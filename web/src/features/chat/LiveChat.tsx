import type { Unsent } from "@thodu/domain/chat/outbox";
import type { Row } from "@thodu/domain/chat/timeline";
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref, type RefObject } from "react";
import { arrived, oneIsEnough } from "@messages/arrival";
import * as t from "@messages/conversation";
import type { Summary } from "../../conversation/documents";
import { useOnline } from "../../lib/hooks/useOnline";
import { usePart } from "../../conversation/usePart";
import { useSlow } from "../../lib/hooks/useSlow";
import type { ComposerHandle } from "../../conversation/view/Composer";
import { Ghosts } from "../../conversation/view/Ghosts";
import { MessageList } from "../../conversation/view/MessageList";
import { ReplyBar, useReply } from "../../conversation/view/ReplyBar";
import { TypingHint } from "../../conversation/view/TypingHint";
import { kept } from "../../lib/storage";
import { ChatHead } from "./ChatHead";
import type { ChatActions, ChatState } from "./ChatScreen";
import { logWords } from "./chatWords";
import { CRISIS_READ } from "./crisisRead";
import { LIMIT_SHOWN } from "./limitShown";
import { ChatActionButtons } from "./ChatActionButtons";
import { needsHelpRow, statusLine } from "./status";
import { useChat } from "./useChat";
import { useMinutes } from "../../conversation/useMinutes";
import { Waiting } from "./Waiting";
import { Welcome } from "./Welcome";
import { hintWritten } from "./writtenHint";

const loadLimit = async () => (await import("./LimitModal")).LimitModal;
const loadFreeCall = async () => (await import("../../conversation/FreeCallLeft")).FreeCallLeft;
const loadShare = async () => (await import("../../conversation/continuity/ShareSummary")).ShareSummary;
const loadAlarm = async () => (await import("./AlarmQuestion")).AlarmQuestion;
const loadHelpRow = async () => (await import("./HelpRow")).HelpRow;
const loadCrisis = async () => (await import("./CrisisLines")).CrisisLines;
/** Free messages left from which on their number is shown. */
const NEARLY = 5;
/** Messages to nobody from which on their writer is told that one is enough. */
const MANY = 3;

interface Props {
  /** Written before this was here. */
  readonly early: readonly Unsent[];
  readonly composer: RefObject<ComposerHandle | null>;
  readonly actions: Ref<ChatActions>;
  readonly onState: (state: ChatState) => void;
}

/** The conversation itself: who is there, what was said, and what the composer below may do. */
export function LiveChat({ early, composer, actions, onState }: Props) {
  const [limitShown, setLimitShown] = useState(false);
  const [restored, setRestored] = useState(false);
  const chat = useChat(early, (change) => {
    composer.current?.restoreDraft(change);
    setRestored(true);
    // No sheet of prices in the middle of what was a crisis a moment ago: that the messages are used up is said already.
    if (!chat.spent) setLimitShown(true);
  });
  const { summary, lock, lockKnown, spent, left, ready, rows, owner, other, written } = chat;
  const locked = lock !== null;
  const reply = useReply(rows, composer);
  // Fetched when the limit is met, so that it is here when it is asked for.
  const LimitModal = usePart(loadLimit, limitShown || locked);
  const FreeCallLeft = usePart(loadFreeCall, lock === "messages");
  const inCrisis = chat.crisis;
  const CrisisLines = usePart(loadCrisis, inCrisis);
  const asked = summary?.status === "waiting" && summary.alarm !== null && summary.alarm.answer === null;
  const AlarmQuestion = usePart(loadAlarm, asked);
  const helped = summary !== null && !inCrisis && !asked && needsHelpRow(summary);
  const HelpRow = usePart(loadHelpRow, helped);
  const ended = summary?.status === "closed";
  const online = useOnline();
  const slow = useSlow(!ready && online);
  const now = useMinutes();
  // Whoever took their consent back is shown the line again, until they write.
  const hasWritten = summary
    ? summary.consent !== null || written > 0
    : rows.some((row) => row.kind === "message" && row.mine);

  useLayoutEffect(() => onState({ owner, lock, hasWritten }), [onState, owner, lock, hasWritten]);
  useLayoutEffect(() => {
    if (chat.known) hintWritten(hasWritten);
  }, [chat.known, hasWritten]);
  useImperativeHandle(actions, () => ({
    send: (text: string) => {
      chat.send(text, reply.to?.key ?? null);
      reply.cancel();
    },
    typed: chat.typed,
    typingEnded: chat.typingEnded,
    showLimit: () => setLimitShown(true),
  }));

  // It opens when the limit is met, and once for whoever comes to a chat that is locked (spec section 4): not at each reload.
  const wasLocked = useRef(false);
  useEffect(() => {
    const meets = locked && lockKnown;
    if (meets && !spent && !wasLocked.current && (written > 0 || kept.get(LIMIT_SHOWN) === null)) {
      kept.set(LIMIT_SHOWN, "yes");
      setLimitShown(true);
    }
    if (!locked) setRestored(false);
    wasLocked.current = meets || inCrisis;
  }, [locked, lockKnown, spent, inCrisis, written]);

  // Another crisis has its words open again.
  useEffect(() => {
    if (summary && !inCrisis) kept.remove(CRISIS_READ);
  }, [summary, inCrisis]);

  const isEmpty = rows.length === 0;
  const notice = useNotice(summary, rows);
  const said = notice && (
    <p className="chat__notice" role="status">
      {(locked ? t.lockedNotices : t.notices)[notice]}
    </p>
  );

  return (
    <>
      <ChatHead
        status={statusLine({ summary, last: chat.status, opening: chat.opening, other, online }, now)}
        here={online && summary?.status === "active" && other.present}
        crisis={
          inCrisis && CrisisLines ? <CrisisLines key={String(ended)} written={written} ended={ended} /> : undefined
        }
      >
        {summary && (!ended || summary.endedAt !== null) && (
          <ChatActionButtons customerId={owner} status={summary.status} locked={locked} crisis={inCrisis} />
        )}
      </ChatHead>
      {!online && (
        <p className="chat__strip" role="status">
          {locked ? t.statusOffline : t.offline}
        </p>
      )}
      {chat.refused && <Refused />}
      {!chat.refused && ready && isEmpty && <Welcome>{ended && said}</Welcome>}
      {!chat.refused && !(ready && isEmpty) && (
        <MessageList
          rows={rows}
          ready={ready}
          older={chat.older}
          words={logWords(online)}
          written={written}
          onRetry={chat.retry}
          onReply={reply.start}
          onOlder={chat.readOlder}
          onNearEnd={chat.setNearEnd}
          beginning={chat.isKept && <p className="log__top">{t.keptTalk}</p>}
          arrival={summary ? arrived(summary.notice === "listener-changed", summary.listenerLanguages) : undefined}
        >
          {!ready && isEmpty && <Ghosts words={waitWords(online, slow)} />}
          {said}
        </MessageList>
      )}
      {asked && AlarmQuestion && <AlarmQuestion />}
      {helped && HelpRow && (
        <HelpRow worried={summary.worried} listened={summary.status === "active"} written={written} />
      )}
      {!chat.refused && ready && chat.status === "waiting" && (
        <Waiting
          crisis={inCrisis}
          calm={!inCrisis && !isEmpty && !asked}
          // What is only remembered of a conversation takes nothing in.
          onHand={locked || chat.isKept ? null : (text) => chat.send(text, null)}
        />
      )}
      {ready && summary?.status === "closed" && summary.endedAt !== null && <ShareRow summary={summary} />}
      <TypingHint words={chat.typing ? t.typing : null} />
      {spent && !limitShown && (
        <p className="chat__consent" role="status">
          {t.spent[summary?.status ?? "closed"]}
        </p>
      )}
      {restored && locked && (
        <p className="chat__consent" role="status">
          {t.restored}
        </p>
      )}
      {lock === "messages" && !limitShown && FreeCallLeft && (
        <div className="chat__consent">
          <FreeCallLeft />
        </div>
      )}
      {!locked && left !== null && left > 0 && (
        <FreeLeft
          left={Math.max(0, left - (online ? 0 : unsent(rows)))}
          waits={summary?.status === "waiting" && unanswered(rows) >= MANY}
        />
      )}
      {!locked && <ReplyBar reply={reply} words={t.reply} />}
      {LimitModal && (
        <LimitModal
          open={limitShown}
          minutes={lock === "minutes"}
          waits={summary?.status === "waiting"}
          isHeard={summary?.status === "active"}
          onClose={() => setLimitShown(false)}
        />
      )}
    </>
  );
}

/** Of one height from the first moment on, so that what was said does not move when the rest of it arrives. */
function ShareRow({ summary }: { readonly summary: Summary }) {
  const [open, setOpen] = useState(false);
  const ShareSummary = usePart(loadShare, open);
  return (
    <div className="chat__after">
      <details className="share" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t.shareAsk}</summary>
        {open && ShareSummary && <ShareSummary summary={summary} />}
      </details>
    </div>
  );
}

const waitWords = (online: boolean, slow: boolean): string | null => {
  if (!online) return t.notHereYet;
  return slow ? t.slow : null;
};

/** Own messages that go out, and count, once there is a network. */
const unsent = (rows: readonly Row[]): number =>
  rows.filter((row) => row.kind === "message" && row.delivery === "sending").length;

/** Own messages since a listener last wrote. */
const unanswered = (rows: readonly Row[]): number => {
  const messages = rows.filter((row) => row.kind === "message");
  return messages.length - 1 - messages.findLastIndex(({ mine }) => !mine);
};

function FreeLeft({ left, waits }: { readonly left: number; readonly waits: boolean }) {
  if (!waits && left > NEARLY) return null;
  return (
    <p className="chat__consent chat__left" role="status">
      {waits ? oneIsEnough(left) : t.freeLeft(left)}
    </p>
  );
}

/** What the last change of listener was, until the talk goes on. */
function useNotice(summary: Summary | null, rows: readonly Row[]): Summary["notice"] {
  const last = rows.findLast((row) => row.kind === "message")?.key ?? null;
  const claim = summary?.claimId ?? null;
  const [since, setSince] = useState<{ readonly claim: string | null; readonly last: string | null }>({ claim, last });
  if (since.claim !== claim || (since.last === null && last !== null)) setSince({ claim, last });
  if (summary?.status !== "active") return summary?.notice ?? null;
  // Where they came is said in the conversation itself, save of one from before that was stored.
  return summary.claimedAt === null && since.last === last ? summary.notice : null;
}

function Refused() {
  return (
    <div className="chat__refused" role="alert">
      <h2>{t.refusedTitle}</h2>
      <p>{t.refusedText}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t.tryAgain}
      </button>
    </div>
  );
}
