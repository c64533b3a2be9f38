import { useRef, useState } from "react";
import * as t from "@messages/desk";
import * as p from "@messages/deskPanes";
import { guide } from "@messages/risk";
import type { Other } from "../../../conversation/usePresence";
import type { ComposerHandle } from "../../../conversation/view/Composer";
import { ReplyBar, useReply } from "../../../conversation/view/ReplyBar";
import { useOnline } from "../../../lib/hooks/useOnline";
import { toast } from "../../../lib/toast";
import { Icon } from "../../../ui/barIcons";
import { Button } from "../../../ui/Button";
import { AboveComposer } from "./AboveComposer";
import { isRefusedHere } from "../api";
// The style sheets of these two must be loaded before that of ContextPane.
import { RoomComposer } from "./RoomComposer";
import { RoomLog } from "./RoomLog";
import { ContextPane } from "./ContextPane";
import { deskLog } from "./deskWords";
import { CalledByColleague } from "../CalledByColleague";
import { writtenAtOf } from "./JustWritten";
import { ForNext } from "./NotesPanel";
import { ReportedBefore } from "./ReportedBefore";
import { RiskLevels } from "./RiskPanel";
import { RoomActions, type Asked } from "./RoomActions";
import { RoomHead } from "./RoomHead";
import { useHeldTalk, type HeldTalk, type TalkProps } from "./useHeldTalk";
import { useNotes, type Notes } from "./useNotes";
import type { HeldRoom } from "./useRoom";

interface Props extends TalkProps {
  readonly alias: string;
  /** Whether the context has a column of its own; otherwise it opens over the conversation. */
  readonly beside: boolean;
  readonly onContext: (open: boolean) => void;
  readonly asked: Asked | null;
  readonly onAsk: (asked: Asked | null) => void;
  /** Called when a colleague was asked to take over. */
  readonly onAsked: () => void;
  readonly onBack: () => void;
}

/** A conversation that the listener holds. */
export function Room(props: Props) {
  const { conversationId, alias, uid, beside, onContext } = props;
  const composer = useRef<ComposerHandle>(null);
  const [heldBack, setHeldBack] = useState(false);
  const talk = useHeldTalk(props, (restoreDraft, reason) => {
    if (!composer.current) return false;
    composer.current.restoreDraft(restoreDraft);
    if (isRefusedHere(reason)) toast("alert", t.unsentKept(alias));
    else setHeldBack(true);
    return true;
  });
  const { room, risk, wasCrisis, locale, claimId, leave } = talk;
  /** Adds text to the reply box and focuses it, once the pane is visible. */
  const write = (text: string): void => {
    composer.current?.restoreDraft((draft) => (draft === "" ? text : `${draft}\n${text}`));
    requestAnimationFrame(() => requestAnimationFrame(() => composer.current?.focus()));
  };
  const reply = useReply(room.rows, composer);
  const notes = useNotesOfTalk(conversationId, room);
  const onTold = (): void => void notes.refresh();
  const online = useOnline();
  const log = deskLog(alias, online);
  return (
    <>
      <div className="desk__room" role="region" aria-label={p.talkPane}>
        <RoomHead alias={alias} onBack={props.onBack}>
          <Presence other={room.other} />
          {!beside && <OpenContext hasNote={notes.forNext.length > 0} onOpen={() => onContext(true)} />}
          <RoomActions
            conversationId={conversationId}
            claimId={claimId}
            alias={alias}
            risk={risk}
            wasCrisis={wasCrisis}
            locked={room.summary?.locked === true}
            writtenAt={writtenAtOf(room.summary)}
            locale={locale}
            asked={props.asked}
            onAsk={props.onAsk}
            onTold={onTold}
            onAsked={props.onAsked}
            onDone={leave}
          />
        </RoomHead>
        {!online && (
          <p className="chat__strip" role="status">
            {t.offline}
          </p>
        )}
        {!beside && <Gravity conversationId={conversationId} talk={talk} onGuide={() => onContext(true)} />}
        {!beside && notes.isFirst && (
          <>
            <ForNext notes={notes} />
            <CalledByColleague call={notes.supervisor} />
            <ReportedBefore notes={notes} />
          </>
        )}
        <RoomLog room={room} words={log} onReply={reply.start} />
        <AboveComposer
          conversationId={conversationId}
          alias={alias}
          talk={talk}
          heldBack={heldBack}
          onTold={onTold}
          onAskDirectly={write}
        />
        <ReplyBar reply={reply} words={log.reply} />
        <RoomComposer
          ref={composer}
          uid={uid}
          conversationId={conversationId}
          room={room}
          reply={reply}
          heldBack={heldBack}
          setHeldBack={setHeldBack}
        />
      </div>
      <ContextPane
        conversationId={conversationId}
        alias={alias}
        risk={risk}
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

/**
 * The private notes. A note for the next listener is shown in the context; if that is folded, also above the talk until
 * the listener has replied.
 */
function useNotesOfTalk(conversationId: string, { summary, ready, rows }: HeldRoom): Notes {
  const since = summary?.claimedAt ?? 0;
  const own = rows.filter((row) => row.kind === "message" && row.mine && !row.colleague && row.at >= since);
  const lastEnd = summary?.endedAt ?? null;
  // In a crisis the answer also says whether a supervisor was called.
  const isCrisis = ready && summary?.risk === "crisis";
  // Read in a first talk too: the person may have been reported after a call. The server would refuse the notes of a
  // talk that is over.
  const claimId = ready && summary?.status === "active" ? summary.claimId : null;
  return useNotes(conversationId, { claimId, lastEnd, isCrisis }, own.length);
}

/** Whether the person is here; nothing while that is unknown. */
function Presence({ other: { present, seenAt } }: { readonly other: Other }) {
  const online = useOnline();
  return (
    <p className="desk__presence" role="status">
      {online && seenAt > 0 && <span className={present ? "desk__here" : undefined}>{present ? t.here : t.away}</span>}
    </p>
  );
}

/** The button that opens the context; marked while a note for the listener is there (`hasNote`). */
const OpenContext = ({ hasNote, onOpen }: { readonly hasNote: boolean; readonly onOpen: () => void }) => (
  <button
    type="button"
    className="icon-button desk__context-open"
    data-note={hasNote || undefined}
    aria-label={hasNote ? p.openContextForNote : p.openContext}
    onClick={onOpen}
  >
    <NotesIcon />
  </button>
);

const NotesIcon = () => (
  <Icon>
    <path d="M6 4.5h12v15H6zM9 9h6M9 12.5h6M9 16h3.5" />
  </Icon>
);

interface GravityProps {
  readonly conversationId: string;
  readonly talk: HeldTalk;
  readonly onGuide: () => void;
}

/** The level of risk of a talk, and in a crisis a button to the guide. */
const Gravity = ({ conversationId, talk: { risk, claimId }, onGuide }: GravityProps) => (
  <div className="desk__grave">
    <RiskLevels conversationId={conversationId} risk={risk} claimId={claimId} />
    {risk === "crisis" && (
      <Button small look="quiet" onClick={onGuide}>
        {guide}
      </Button>
    )}
  </div>
);
