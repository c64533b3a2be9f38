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
  /** What they wrote last was not passed on. */
  readonly heldBack: boolean;
  readonly setHeldBack: (heldBack: boolean) => void;
}

/** Where the listener writes. Held back is what they write until no contact details are left in it. */
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
