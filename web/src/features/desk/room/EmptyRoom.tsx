import { brand } from "@thodu/domain/brand";
import * as t from "@messages/desk";
import { talkPane } from "@messages/deskPanes";
import { handedTo } from "@messages/deskWork";
import { report } from "@messages/reports";
import { supervisorPhone } from "@messages/supervisor";
import { Button } from "../../../ui/Button";
import { HandsIcon } from "../../../ui/icons";
import { KeptReply } from "./KeptReply";
import type { Left } from "../inbox/list";
import { RoomHead } from "./RoomHead";
import { useHandedOver } from "./useHandedOver";
import type { DeskListState } from "../inbox/useList";
import type { Shown } from "../usePicked";

interface Props {
  readonly uid: string;
  readonly shown: Shown | null;
  /** How its person stands by now. */
  readonly standing: ReturnType<DeskListState["standingOf"]>;
  readonly onReport: (conversationId: string) => void;
  readonly onBack: () => void;
}

/** The pane of the conversation while the listener holds none: why, and what they had written to who was there. */
export const EmptyRoom = ({ uid, shown, standing, onReport, onBack }: Props) => (
  <div className="desk__room" role="region" aria-label={talkPane}>
    <RoomHead alias={shown?.alias ?? null} onBack={onBack} />
    <Says uid={uid} shown={shown} standing={standing} />
    {shown?.state === "left" && mayReport(shown.why, standing) && (
      <p className="desk__kept">
        <Button small look="quiet" onClick={() => onReport(shown.id)}>
          {report}
        </Button>
      </p>
    )}
    {(shown?.state === "left" || shown?.state === "ended") && (
      <KeptReply key={shown.id} uid={uid} conversationId={shown.id} alias={shown.alias} />
    )}
  </div>
);

/** A report is of whoever had the conversation last: not of this listener any more once a colleague has it. */
const mayReport = (why: Left, standing: Props["standing"]): boolean =>
  standing !== "held" && why !== "taken-over" && why !== "lost";

const hasEnded = (why: Left): boolean => why === "ended" || why === "ended-in-crisis" || why === "ended-agreed";

/** What has become since of somebody whose conversation ended. */
const sinceEnd = { waits: t.left.released, held: t.left["taken-over"] } as const;

/**
 * The words shown where no conversation is open. `since`: what became of the one that its listener handed over; null while a
 * colleague is asked to take it.
 */
function wordsOf(shown: Shown, since: Left | null, standing: Props["standing"]): string | null {
  if (shown.state === "left") {
    const why = since ?? shown.why;
    if (standing !== null && hasEnded(why)) return sinceEnd[standing];
    return shown.to !== undefined && since === null ? handedTo(shown.to) : t.left[why];
  }
  if (shown.state === "ended") return standing === null ? t.closedNote : sinceEnd[standing];
  return shown.state === "claiming" ? t.claiming : null;
}

/** What stands where no conversation is open. */
function Says({ uid, shown, standing }: Pick<Props, "uid" | "shown" | "standing">) {
  const left = shown?.state === "left" ? shown : null;
  const since = useHandedOver(left?.to === undefined ? null : left.id, uid);
  const words = shown && wordsOf(shown, since, standing);
  return (
    <div className="desk__says" role="status">
      {/* Another note is another element: none of them moves to make room for its words. */}
      <div key={`${shown?.state} ${words}`} className="desk__note">
        {shown === null && <HandsIcon size={40} />}
        {shown === null && <p className="soft">{t.selectHint}</p>}
        {words !== null && <p>{words}</p>}
        {left?.why === "ended-in-crisis" && standing === null && (
          <p>
            <a className="button button--outline" href={brand.supervisorPhoneLink}>
              {supervisorPhone(brand.supervisorPhone)}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
