import type { Risk } from "@thodu/domain/safety/levels";
import type { Locale } from "@thodu/domain/locale";
import { useEffect, useRef, useState } from "react";
import * as t from "@messages/desk";
import * as p from "@messages/deskPanes";
import { reasons } from "@messages/errors";
import { guide } from "@messages/risk";
import { useOnline } from "../../lib/hooks/useOnline";
import { usePart } from "../../conversation/usePart";
import { useSlow } from "../../lib/hooks/useSlow";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Composer, type ComposerHandle } from "../../conversation/view/Composer";
import { Ghosts } from "../../conversation/view/Ghosts";
import { MessageList } from "../../conversation/view/MessageList";
import { ReplyBar, useReply } from "../../conversation/view/ReplyBar";
import { TypingHint } from "../../conversation/view/TypingHint";
import { Icon } from "../../ui/barIcons";
import { end, isLeftHere } from "./api";
import { hasContacts, ownTexts } from "./contacts";
import { deskComposer, deskLog } from "./deskWords";
import { EndDialog } from "./EndDialog";
import { forgetFields, takeBackUnsent } from "./leftovers";
import type { Left } from "./list";
import { wasLowered } from "./lowered";
import { ContextPane } from "./ContextPane";
import { ForNext } from "./NotesPanel";
import { RiskLevels } from "./RiskPanel";
import { RoomActions, type Asked } from "./RoomActions";
import { RoomHead } from "./RoomHead";
import { SilenceStrip } from "./SilenceStrip";
import { useNotes } from "./useNotes";
import { useRoom } from "./useRoom";

const loadAskDirectly = async () => (await import("./AskDirectly")).AskDirectly;

interface Props {
  readonly conversationId: string;
  readonly alias: string;
  /** As the list has it, until the conversation itself says so. */
  readonly risk: Risk;
  readonly locale: Locale;
  readonly uid: string;
  /** The context has a column of its own; else it opens over the conversation. */
  readonly beside: boolean;
  readonly onContext: (open: boolean) => void;
  readonly asked: Asked | null;
  readonly onAsk: (asked: Asked | null) => void;
  readonly onRisk: (risk: Risk) => void;
  readonly onBack: () => void;
  /** `to` is the name of the colleague to whom it was handed. */
  readonly onLeft: (why: Left, to?: string) => void;
}

/** A conversation that the listener holds. */
export function Room(props: Props) {
  const { conversationId, alias, risk, uid, beside, onContext, onRisk, onBack } = props;
  const composer = useRef<ComposerHandle>(null);
  const [heldBack, setHeldBack] = useState(false);
  const leave: Props["onLeft"] = (why, to) => {
    forgetFields(uid, conversationId);
    void takeBackUnsent(uid, conversationId);
    props.onLeft(why, to);
  };
  /** Whether it was in a crisis when it was last read. */
  const inCrisis = useRef(risk === "crisis");
  const gone = (why: Left): void =>
    leave(why === "ended" && !isLeftHere(conversationId) && inCrisis.current ? "ended-in-crisis" : why);
  const room = useRoom(conversationId, uid, gone, (restoreDraft) => {
    composer.current?.restoreDraft(restoreDraft);
    setHeldBack(true);
  });
  const level = room.summary?.risk ?? risk;
  const claimId = room.summary?.claimId ?? null;
  const wasCrisis = level === "crisis" || wasLowered(claimId);
  const locale = room.summary?.locale ?? props.locale;
  const alarm = room.summary?.alarm ?? null;
  const AskDirectly = usePart(loadAskDirectly, alarm !== null || room.summary?.worried === true);
  /** Puts words below what is being written, and goes on there, once the pane is in sight. */
  const write = (text: string): void => {
    composer.current?.restoreDraft((draft) => (draft === "" ? text : `${draft}\n${text}`));
    requestAnimationFrame(() => requestAnimationFrame(() => composer.current?.focus()));
  };
  // An end may take the level with it. Of one that was lowered the team is not told (reports/decide `caseOfEnd`).
  if (room.summary?.status === "active") inCrisis.current = level === "crisis";
  useEffect(() => onRisk(level), [level, onRisk]);
  const reply = useReply(room.rows, composer);
  const [ends, setEnds] = useState(false);
  const [frees, setFrees] = useState(false);
  /** Whoever fell silent in a crisis is looked after a second time before the place is given away. */
  const free = async (): Promise<void> => {
    if (wasCrisis) return setEnds(true);
    setFrees(true);
    const answer = await end({ conversationId, wrapUp: { outcome: "unanswered" } });
    setFrees(false);
    if (answer.ok) leave("ended");
    else toast("alert", answer.message);
  };
  const since = room.summary?.claimedAt ?? 0;
  const own = room.rows.filter((row) => row.kind === "message" && row.mine && !row.colleague && row.at >= since);
  const takesOver = room.ready && room.summary?.notice === "listener-changed";
  const lastEnd = room.summary?.endedAt ?? null;
  const before = { claimId: takesOver || lastEnd !== null ? claimId : null, lastEnd };
  const notes = useNotes(conversationId, before, own.length);
  const online = useOnline();
  const log = deskLog(alias, online);
  const slow = useSlow(!room.ready && online);
  return (
    <>
      <div className="desk__room" role="region" aria-label={p.talkPane}>
        <RoomHead alias={alias} onBack={onBack}>
          <p className="desk__presence" role="status">
            {online && room.other.seenAt > 0 && (
              <span className={room.other.present ? "desk__here" : undefined}>
                {room.other.present ? t.here : t.away}
              </span>
            )}
          </p>
          {!beside && (
            <button
              type="button"
              className="icon-button desk__context-open"
              aria-label={p.openContext}
              onClick={() => onContext(true)}
            >
              <NotesIcon />
            </button>
          )}
          <RoomActions
            conversationId={conversationId}
            alias={alias}
            risk={level}
            wasCrisis={wasCrisis}
            locale={locale}
            asked={props.asked}
            onAsk={props.onAsk}
            onDone={leave}
          />
        </RoomHead>
        {!online && (
          <p className="chat__strip" role="status">
            {t.offline}
          </p>
        )}
        {!beside && (
          <div className="desk__grave">
            <RiskLevels conversationId={conversationId} risk={level} claimId={claimId} />
            {level === "crisis" && (
              <Button small look="quiet" onClick={() => onContext(true)}>
                {guide}
              </Button>
            )}
          </div>
        )}
        {!beside && <ForNext notes={notes} />}
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
        </MessageList>
        <TypingHint words={online && room.other.typing ? t.typing(alias) : null} />
        {heldBack && (
          <p className="chat__strip" role="alert">
            {reasons.CONTACT_DETAILS} {t.heldBack}
          </p>
        )}
        {room.summary?.locked === true ? (
          <p className="chat__strip" role="status">
            {t.lockedNote}
          </p>
        ) : (
          <SilenceStrip
            silence={room.silence}
            locale={locale}
            busy={frees}
            onAsk={room.askStillThere}
            onFree={() => void free()}
          />
        )}
        {AskDirectly && room.summary && (
          <AskDirectly
            key={room.summary.claimId}
            conversationId={conversationId}
            alarm={alarm}
            worried={room.summary.worried}
            locale={locale}
            onAsk={write}
          />
        )}
        {ends && (
          <EndDialog
            conversationId={conversationId}
            alias={alias}
            risk={level}
            wasCrisis={wasCrisis}
            onClose={() => setEnds(false)}
            onDone={leave}
          />
        )}
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
      </div>
      <ContextPane
        conversationId={conversationId}
        alias={alias}
        risk={level}
        locale={locale}
        summary={room.summary}
        notes={notes}
        beside={beside}
        onBack={() => onContext(false)}
        onReply={(text) => {
          onContext(false);
          write(text);
        }}
      />
    </>
  );
}

const NotesIcon = () => (
  <Icon>
    <path d="M6 4.5h12v15H6zM9 9h6M9 12.5h6M9 16h3.5" />
  </Icon>
);
