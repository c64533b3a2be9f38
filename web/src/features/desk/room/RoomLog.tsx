import * as t from "@messages/desk";
import { Ghosts } from "../../../conversation/view/Ghosts";
import { MessageList } from "../../../conversation/view/MessageList";
import type { LogWords } from "../../../conversation/view/words";
import { useOnline } from "../../../lib/hooks/useOnline";
import { useSlow } from "../../../lib/hooks/useSlow";
import type { HeldRoom } from "./useRoom";

interface Props {
  readonly room: HeldRoom;
  readonly words: LogWords;
  readonly onReply: (id: string) => void;
}

/** The messages; in their place, that they are being loaded or that there are none yet. */
export function RoomLog({ room, words, onReply }: Props) {
  const { rows, ready } = room;
  const online = useOnline();
  const slow = useSlow(!ready && online);
  return (
    <MessageList
      rows={rows}
      ready={ready}
      older={room.older}
      words={words}
      written={room.written}
      onRetry={room.retry}
      onReply={onReply}
      onOlder={room.readOlder}
      onNearEnd={room.setNearEnd}
      beginning={ready && room.summary?.endedAt != null && <p className="log__top">{t.earlierTalks}</p>}
    >
      {!ready &&
        rows.length === 0 &&
        (online ? <Ghosts words={slow ? t.slow : null} /> : <p className="log__top">{t.notWithoutNetwork}</p>)}
      {ready && rows.length === 0 && room.older === "none" && <p className="log__top">{t.emptyLog}</p>}
    </MessageList>
  );
}
