import type { Risk } from "@thodu/domain/safety/levels";
import { useRef, useState } from "react";
import * as t from "@messages/desk";
import { reasons } from "@messages/errors";
import { useOnline } from "../../lib/conversation/useOnline";
import { useSlow } from "../../lib/conversation/useReading";
import { toast } from "../../lib/toast";
import { Composer, type ComposerHandle } from "../../ui/conversation/Composer";
import { Ghosts } from "../../ui/conversation/Ghosts";
import { MessageList } from "../../ui/conversation/MessageList";
import { ReplyBar, useReply } from "../../ui/conversation/ReplyBar";
import { TypingHint } from "../../ui/conversation/TypingHint";
import { end } from "./api";
import { hasContacts, ownTexts } from "./contacts";
import { deskComposer, deskLog } from "./deskWords";
import { EndDialog } from "./EndDialog";
import type { Left } from "./list";
import { RiskPanel } from "./RiskPanel";
import { RoomActions } from "./RoomActions";
import { RoomHead } from "./RoomHead";
import { RoomTools } from "./RoomTools";
import { SilenceStrip } from "./SilenceStrip";
import { useRoom } from "./useRoom";

interface Props {
  readonly conversationId: string;
  readonly alias: string;
  /** As the list has it, until the conversation itself says so. */
  readonly risk: Risk;
  readonly uid: string;
  readonly onBack: () => void;
  /** `to` is the name of the colleague to whom it was handed. */
  readonly onLeft: (why: Left, to?: string) => void;
}

/** A conversation that the listener holds. */
export function Room({ conversationId, alias, risk, uid, onBack, onLeft }: Props) {
  const composer = useRef<ComposerHandle>(null);
  const [heldBack, setHeldBack] = useState(false);
  const room = useRoom(conversationId, uid, onLeft, (giveBack) => {
    composer.current?.giveBack(giveBack);
    setHeldBack(true);
  });
  const level = room.summary?.risk ?? risk;
  const reply = useReply(room.rows, composer);
  const [ends, setEnds] = useState(false);
  /** Whoever fell silent in a crisis is looked after a second time before the place is given away. */
  const free = async (): Promise<void> => {
    if (level === "crisis") return setEnds(true);
    const answer = await end({ conversationId, wrapUp: { outcome: "unanswered" } });
    if (answer.ok) onLeft("ended");
    else toast("alert", answer.message);
  };
  const hasWritten = room.rows.some((row) => row.kind === "message" && row.mine && row.colleague !== true);
  const online = useOnline();
  const log = deskLog(alias, online);
  const slow = useSlow(!room.ready && online);
  return (
    <>
      <RoomHead alias={alias} onBack={onBack}>
        <p className="desk__presence" role="status">
          {online && room.other.seenAt > 0 && (
            <span className={room.other.present ? "desk__here" : undefined}>
              {room.other.present ? t.here : t.away}
            </span>
          )}
        </p>
        <RoomActions conversationId={conversationId} alias={alias} risk={level} onDone={onLeft} />
      </RoomHead>
      {!online && (
        <p className="chat__strip" role="status">
          {t.offline}
        </p>
      )}
      <RiskPanel conversationId={conversationId} risk={level} />
      <MessageList
        rows={room.rows}
        ready={room.ready}
        older={room.older}
        words={log}
        written={room.written}
        onRetry={room.retry}
        onReply={reply.start}
        onOlder={room.readOlder}
        onNearEnd={room.setNearEnd}
        beginning={room.ready && room.summary?.endedAt != null && <p className="log__top">{t.earlierTalks}</p>}
      >
        {!room.ready && room.rows.length === 0 && <Ghosts words={slow ? t.slow : null} />}
        {room.ready && room.rows.length === 0 && <p className="log__top">{t.emptyLog}</p>}
        {room.summary?.locked === true && <p className="log__top">{t.lockedNote}</p>}
      </MessageList>
      <TypingHint words={online && room.other.typing ? t.typing(alias) : null} />
      {heldBack && (
        <p className="chat__strip" role="alert">
          {reasons.CONTACT_DETAILS} {t.heldBack}
        </p>
      )}
      <SilenceStrip
        silence={room.silence}
        locale={room.summary?.locale ?? "en"}
        onAsk={room.askStillThere}
        onFree={() => void free()}
      />
      {ends && (
        <EndDialog
          conversationId={conversationId}
          alias={alias}
          risk={level}
          onClose={() => setEnds(false)}
          onDone={onLeft}
        />
      )}
      <RoomTools
        conversationId={conversationId}
        locale={room.summary?.locale ?? "en"}
        shared={room.summary?.summaryAgreedAt != null}
        takesOver={room.ready && room.summary?.notice === "listener-changed" && !hasWritten}
        onReply={(text) => composer.current?.giveBack((draft) => (draft === "" ? text : `${draft}\n${text}`))}
      />
      <ReplyBar reply={reply} words={log.reply} />
      <Composer
        ref={composer}
        words={deskComposer}
        owner={uid}
        conversationId={conversationId}
        onSend={(text) => {
          setHeldBack(false);
          room.send(text, reply.to?.key ?? null);
          reply.cancel();
        }}
        onTyping={(text) => {
          room.typed();
          if (heldBack) void hasContacts(text, ownTexts(room.rows)).then((still) => !still && setHeldBack(false));
        }}
        onTypingEnd={() => {
          room.typingEnded();
          setHeldBack(false);
        }}
      />
    </>
  );
}
