import type { Ref } from "react";
import { Composer, type ComposerHandle } from "../../../conversation/view/Composer";
import type { Reply } from "../../../conversation/view/ReplyBar";
import { hasContacts, ownTexts } from "./contacts";
import { deskComposer } from "./deskWords";
import type { HeldRoom } from "./useRoom";

interface Props {
  readonly ref: Ref<ComposerHandle>;
  readonly uid: string;
  readonly conversationId: string;
  readonly room: HeldRoom;
  readonly reply: Reply;
  /** The last message was held back. */
  readonly heldBack: boolean;
  readonly setHeldBack: (heldBack: boolean) => void;
}

/**
 * The listener's composer. After a message was held back, sending stays blocked until no contact details are left in
 * the text.
 */
export function RoomComposer({ ref, uid, conversationId, room, reply, heldBack, setHeldBack }: Props) {
  return (
    <Composer
      ref={ref}
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
  );
}
