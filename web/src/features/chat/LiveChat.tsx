import type { Unsent } from "@thodu/domain/chat/outbox";
import type { Delivery, Row } from "@thodu/domain/chat/timeline";
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref, type RefObject } from "react";
import * as t from "@messages/conversation";
import type { Summary } from "../../conversation/documents";
import { useOnline } from "../../lib/hooks/useOnline";
import { useLoadedPart } from "../../lib/useLoadedPart";
import type { ComposerHandle } from "../../conversation/view/Composer";
import { ReplyBar, useReply } from "../../conversation/view/ReplyBar";
import { TypingHint } from "../../conversation/view/TypingHint";
import { kept } from "../../lib/storage";
import type { ChatActions, ChatState } from "./ChatScreen";
import { LIMIT_SHOWN } from "./limitShown";
import { LimitLines } from "./LimitLines";
import { LiveHead } from "./LiveHead";
import { LiveLog } from "./LiveLog";
import { NetworkStrip } from "./NetworkStrip";
import { mayTellDanger, needsHelpRow } from "./status";
import { useAnotherAsked } from "./useAnotherAsked";
import { useChat } from "./useChat";
import { useKeptAnswer } from "./useKeptAnswer";
import { useMinutes } from "../../conversation/useMinutes";
import { Waiting } from "./Waiting";
import { hintWritten } from "./writtenHint";

const loadLimit = async () => (await import("./LimitModal")).LimitModal;
const loadShare = async () => (await import("../../conversation/continuity/ShareSummary")).ShareSummary;
const loadAlarm = async () => (await import("./AlarmQuestion")).AlarmQuestion;
const loadTellDanger = async () => (await import("./TellDanger")).TellDanger;
const loadHelpRow = async () => (await import("./HelpRow")).HelpRow;

interface Props {
  /** Messages written before this part was loaded. */
  readonly early: readonly Unsent[];
  readonly composer: RefObject<ComposerHandle | null>;
  readonly actions: Ref<ChatActions>;
  readonly onState: (state: ChatState) => void;
}

/** The conversation itself: who is there, the messages, and what the composer below may do. */
export function LiveChat({ early, composer, actions, onState }: Props) {
  const [limitShown, setLimitShown] = useState(false);
  const [restored, setRestored] = useState(false);
  const chat = useChat(early, (change) => {
    if (!composer.current) return false;
    composer.current.restoreDraft(change);
    setRestored(true);
    // After a crisis the prices are not opened in the middle of the talk: a line already says that the messages are
    // used up. Nor are they opened while the person is asked whether they are in danger.
    if (!chat.spent && !chat.asked) setLimitShown(true);
    return true;
  });
  const { summary, lock, lockKnown, spent, ready, rows, owner, written, crisis, asked } = chat;
  const locked = lock !== null;
  const reply = useReply(rows, composer);
  // Loaded when the limit is met, so that it is ready when it is needed.
  const LimitModal = useLoadedPart(loadLimit, limitShown || locked);
  const AlarmQuestion = useLoadedPart(loadAlarm, asked);
  const helped = summary !== null && !crisis && !asked && needsHelpRow(summary);
  const HelpRow = useLoadedPart(loadHelpRow, helped);
  const mayTell = mayTellDanger({ status: summary?.status ?? null, locked: locked || spent, crisis, asked });
  const TellDanger = useLoadedPart(loadTellDanger, mayTell);
  useKeptAnswer(owner);
  const online = useOnline();
  // Renders this twice a minute, so that the lock ends once the day's minutes have returned.
  const now = useMinutes();
  const asksAnother = useAnotherAsked(summary, now);
  // A person who withdrew their consent sees the line again until they write. Unsent messages do not count, since they
  // may be another person's.
  const hasWritten = summary
    ? summary.consent !== null || written > 0
    : rows.some((row) => row.kind === "message" && row.mine && row.delivery !== "failed");

  useLayoutEffect(() => onState({ owner, lock, hasWritten }), [onState, owner, lock, hasWritten]);
  useLayoutEffect(() => {
    if (chat.known) hintWritten(hasWritten);
  }, [chat.known, hasWritten]);
  // Scrolls up to the messages after sending, also from the cards below them.
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    room.current?.scrollTo({ top: 0 });
  }, [written]);
  useImperativeHandle(actions, () => ({
    send: (text: string) => {
      chat.send(text, reply.to?.key ?? null);
      reply.cancel();
    },
    typed: chat.typed,
    typingEnded: chat.typingEnded,
    showLimit: () => setLimitShown(!asked),
  }));

  // Opens when the limit is met, and once when a locked chat is opened (spec section 4), but not at each reload.
  const wasLocked = useRef(false);
  useEffect(() => {
    const meets = locked && lockKnown;
    if (meets && !spent && !wasLocked.current && (written > 0 || kept.get(LIMIT_SHOWN) === null)) {
      kept.set(LIMIT_SHOWN, "yes");
      setLimitShown(true);
    }
    if (!locked) setRestored(false);
    if (asked || (!locked && !spent)) setLimitShown(false);
    wasLocked.current = meets || crisis;
  }, [locked, lockKnown, spent, crisis, written, asked]);

  const waiting = online ? 0 : unsent(rows, ["sending"]);

  return (
    <>
      <LiveHead chat={chat} online={online} asksAnother={asksAnother} now={now} />
      <NetworkStrip online={online} locked={locked} unsent={unsent(rows, ["sending", "failed"])} />
      <div className="chat__room" ref={room}>
        <LiveLog chat={chat} online={online} asksAnother={asksAnother} now={now} onReply={reply.start} />
        {!chat.refused && ready && chat.status === "waiting" && (
          <Waiting
            crisis={crisis}
            summary={summary}
            calm={!crisis && rows.length > 0 && !asked}
            // Nothing can be sent while only the copy on this device is shown.
            onHand={locked || chat.isKept ? null : (text) => chat.send(text, null)}
          />
        )}
        {ready && summary?.status === "closed" && summary.endedAt !== null && <ShareRow summary={summary} />}
      </div>
      {asked && AlarmQuestion && <AlarmQuestion />}
      {mayTell && TellDanger && <TellDanger />}
      {helped && HelpRow && (
        <HelpRow worried={summary.worried} listened={summary.status === "active"} written={written} />
      )}
      <TypingHint words={chat.typing ? t.typing : null} />
      <LimitLines chat={chat} limitShown={limitShown} restored={restored} unsent={waiting} />
      {!locked && <ReplyBar reply={reply} words={t.reply} />}
      {LimitModal && (
        <LimitModal
          // Neither over the question whether somebody is in danger, nor once they may write again.
          open={limitShown && (locked || spent) && !asked}
          lock={lock ?? "messages"}
          waits={summary?.status === "waiting"}
          isHeard={summary?.status === "active"}
          onClose={() => setLimitShown(false)}
        />
      )}
    </>
  );
}

/** Has its final height from the beginning, so that the messages do not move when the rest is loaded. */
function ShareRow({ summary }: { readonly summary: Summary }) {
  const [open, setOpen] = useState(false);
  const ShareSummary = useLoadedPart(loadShare, open);
  const row = useRef<HTMLDetailsElement>(null);
  const isWhole = open && ShareSummary !== null;
  // What opens is below the edge of a small window.
  useEffect(() => {
    if (isWhole) row.current?.scrollIntoView({ block: "nearest" });
  }, [isWhole]);
  return (
    <div className="chat__after">
      <details ref={row} className="share" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t.shareAsk}</summary>
        {open && ShareSummary && <ShareSummary summary={summary} />}
      </details>
    </div>
  );
}

/** How many own messages the server does not have: those that will be sent, and counted, and those that failed. */
const unsent = (rows: readonly Row[], states: readonly Delivery[]): number =>
  rows.filter((row) => row.kind === "message" && row.delivery !== null && states.includes(row.delivery)).length;
