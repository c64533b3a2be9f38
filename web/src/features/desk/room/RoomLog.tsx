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

/** What was said; in its place, that it is still being loaded or that there is nothing yet. */
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
      {!ready && rows.length === 0 && <Ghosts words={slow ? t.slow : null} />}
      {ready && rows.length === 0 && room.older === "none" && <p className="log__top">{t.emptyLog}</p>}
    </MessageList>
  );
}
