import * as t from "@messages/desk";
import { talkPane } from "@messages/deskPanes";
import { hasTaken } from "@messages/deskWork";
import { title as reportTalk } from "@messages/reports";
import { SupervisorPhone } from "../../../conversation/supervisor/SupervisorPhone";
import { Button } from "../../../ui/Button";
import { HandsIcon } from "../../../ui/icons";
import { KeptReply } from "./KeptReply";
import type { Left, WhereNow } from "../inbox/list";
import { RoomHead } from "./RoomHead";
import type { Shown } from "../usePicked";

interface Props {
  readonly uid: string;
  readonly shown: Shown | null;
  /** Whether the person waits or is held by a colleague by now. */
  readonly whereNow: WhereNow | null;
  readonly onReport: (conversationId: string) => void;
  readonly onBack: () => void;
}

/**
 * The pane of the conversation while the listener has none open: what became of the last one, and unsent text to its
 * person.
 */
export const EmptyRoom = ({ uid, shown, whereNow, onReport, onBack }: Props) => (
  <div className="desk__room" role="region" aria-label={talkPane}>
    <RoomHead alias={shown?.alias ?? null} onBack={onBack} />
    <Says shown={shown} whereNow={whereNow} />
    {shown?.state === "left" && mayReport(shown.why, whereNow) && (
      <p className="desk__kept">
        <Button small look="quiet" onClick={() => onReport(shown.id)}>
          {reportTalk}
        </Button>
      </p>
    )}
    {(shown?.state === "left" || shown?.state === "ended") && (
      <KeptReply key={shown.id} uid={uid} conversationId={shown.id} alias={shown.alias} />
    )}
  </div>
);

/**
 * A report is about whoever held the conversation last, so the listener can't make one after a colleague has claimed
 * it.
 */
const mayReport = (why: Left, whereNow: Props["whereNow"]): boolean =>
  whereNow?.is !== "held" && why !== "taken-over" && why !== "lost";

/** What has happened since then to a person whom the listener no longer holds. */
const since = { waits: t.left.released, held: t.left["taken-over"] } as const;

/** The words shown when no conversation is open. */
function wordsOf(shown: Shown, whereNow: Props["whereNow"]): string | null {
  if (shown.state === "claiming") return t.claiming;
  if (shown.state === "ended") return whereNow === null ? t.closedNote : since[whereNow.is];
  if (shown.state !== "left") return null;
  // The colleague who took it over may have returned it by now, and a third one may have it.
  const isWithThem = whereNow === null || (whereNow.is === "held" && whereNow.by === shown.to?.uid);
  if (shown.to && isWithThem) return hasTaken(shown.to.name);
  return whereNow !== null && shown.why !== "lost" ? since[whereNow.is] : t.left[shown.why];
}

/** The text shown when no conversation is open. */
function Says({ shown, whereNow }: Pick<Props, "shown" | "whereNow">) {
  const left = shown?.state === "left" ? shown : null;
  const words = shown && wordsOf(shown, whereNow);
  return (
    <div className="desk__says" role="status">
      {/* A new note is a new element, so that the old one does not move to make room. */}
      <div key={`${shown?.state} ${words}`} className="desk__note">
        {shown === null && <HandsIcon size={40} />}
        {shown === null && <p className="soft">{t.selectHint}</p>}
        {words !== null && <p>{words}</p>}
        {left?.why === "ended-in-crisis" && whereNow === null && (
          <p>
            <SupervisorPhone />
          </p>
        )}
      </div>
    </div>
  );
}
