import { brand } from "@thodu/domain/brand";
import * as t from "@messages/desk";
import { talkPane } from "@messages/deskPanes";
import { handedTo } from "@messages/deskWork";
import { supervisorPhone } from "@messages/supervisor";
import { HandsIcon } from "../../ui/icons";
import { KeptReply } from "./KeptReply";
import { RoomHead } from "./RoomHead";
import { useHandedOver } from "./useHandedOver";
import type { Shown } from "./usePicked";

interface Props {
  readonly uid: string;
  readonly shown: Shown | null;
  readonly onBack: () => void;
}

/** The pane of the conversation while the listener holds none: why, and what they had written to who was there. */
export const EmptyRoom = ({ uid, shown, onBack }: Props) => (
  <div className="desk__room" role="region" aria-label={talkPane}>
    <RoomHead alias={shown?.alias ?? null} onBack={onBack} />
    <Says uid={uid} shown={shown} />
    {(shown?.state === "left" || shown?.state === "ended") && (
      <KeptReply key={shown.id} uid={uid} conversationId={shown.id} alias={shown.alias} />
    )}
  </div>
);

/** What stands where no conversation is open. */
function Says({ uid, shown }: Pick<Props, "uid" | "shown">) {
  const left = shown?.state === "left" ? shown : null;
  const since = useHandedOver(left?.to === undefined ? null : left.id, uid);
  return (
    <div className="desk__says" role="status">
      {/* Another note is another element: none of them moves to make room for its words. */}
      <div key={`${shown?.state} ${since}`} className="desk__note">
        {shown === null && <HandsIcon size={40} />}
        {shown === null && <p className="soft">{t.selectHint}</p>}
        {shown?.state === "claiming" && <p className="soft">{t.claiming}</p>}
        {shown?.state === "ended" && <p>{t.closedNote}</p>}
        {left && <p>{left.to !== undefined && since === null ? handedTo(left.to) : t.left[since ?? left.why]}</p>}
        {left?.why === "ended-in-crisis" && (
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
