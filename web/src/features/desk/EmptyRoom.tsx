import { brand } from "@thodu/domain/brand";
import * as t from "@messages/desk";
import { talkPane } from "@messages/deskPanes";
import { handedTo } from "@messages/deskWork";
import { report } from "@messages/reports";
import { supervisorPhone } from "@messages/supervisor";
import { Button } from "../../ui/Button";
import { HandsIcon } from "../../ui/icons";
import { KeptReply } from "./KeptReply";
import type { Left } from "./list";
import { RoomHead } from "./RoomHead";
import { useHandedOver } from "./useHandedOver";
import type { Shown } from "./usePicked";

interface Props {
  readonly uid: string;
  readonly shown: Shown | null;
  /** Its person has come back to the queue since it ended. */
  readonly waitsAgain: boolean;
  readonly onReport: (conversationId: string) => void;
  readonly onBack: () => void;
}

/** The pane of the conversation while the listener holds none: why, and what they had written to who was there. */
export const EmptyRoom = ({ uid, shown, waitsAgain, onReport, onBack }: Props) => (
  <div className="desk__room" role="region" aria-label={talkPane}>
    <RoomHead alias={shown?.alias ?? null} onBack={onBack} />
    <Says uid={uid} shown={shown} waitsAgain={waitsAgain} />
    {shown?.state === "left" && (
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

/** Why no conversation is open, in words; `since`: what became of one that was handed over, null while a colleague is asked. */
function wordsOf(shown: Shown, since: Left | null, waitsAgain: boolean): string | null {
  if (shown.state === "left") {
    const why = since ?? shown.why;
    if (waitsAgain && (why === "ended" || why === "ended-in-crisis")) return t.left.released;
    return shown.to !== undefined && since === null ? handedTo(shown.to) : t.left[why];
  }
  if (shown.state === "ended") return waitsAgain ? t.left.released : t.closedNote;
  return shown.state === "claiming" ? t.claiming : null;
}

/** What stands where no conversation is open. */
function Says({ uid, shown, waitsAgain }: Pick<Props, "uid" | "shown" | "waitsAgain">) {
  const left = shown?.state === "left" ? shown : null;
  const since = useHandedOver(left?.to === undefined ? null : left.id, uid);
  const words = shown && wordsOf(shown, since, waitsAgain);
  return (
    <div className="desk__says" role="status">
      {/* Another note is another element: none of them moves to make room for its words. */}
      <div key={`${shown?.state} ${words}`} className="desk__note">
        {shown === null && <HandsIcon size={40} />}
        {shown === null && <p className="soft">{t.selectHint}</p>}
        {words !== null && <p>{words}</p>}
        {left?.why === "ended-in-crisis" && !waitsAgain && (
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
