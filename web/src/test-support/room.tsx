import type { Conversation } from "@thodu/domain/chat/model";
import { screen } from "@testing-library/react";
import { vi } from "vitest";
import { Room } from "../features/desk/room/Room";
import { isHere } from "./people";
import { show } from "./render";
import { mediaIs } from "./screen";
import { server } from "./server";
import { putConversation, putMessage } from "./stored";

export const log = () => screen.getByRole("log", { name: "Conversation with Calm Lotus 1" });
export const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your reply" });
export const sent = { messageId: "any", remaining: null, locked: false };

let nth = 0;

interface Given {
  readonly beside?: boolean;
  /** No message was written. */
  readonly empty?: boolean;
  /** The messages from before the claim can't be read. */
  readonly unread?: boolean;
}

/** Opens a conversation that a listener holds, at the desk. */
export async function openRoom(
  changes: Partial<Conversation> = {},
  { beside = true, empty = false, unread = false }: Given = {},
) {
  mediaIs("(height >= 36rem)", true);
  const uid = await isHere({ claims: { volunteer: true } });
  nth += 1;
  const id = `asha-${nth}`;
  putConversation(id, {
    alias: "Calm Lotus 1",
    status: "active",
    volunteerId: uid,
    claimId: `claim-${nth}`,
    waitingSince: null,
    ...changes,
  });
  if (unread) server.isUnreachable("readHistory");
  else server.answers("readHistory", { messages: [], more: false });
  if (!empty) putMessage(id, "first", { text: "I can’t sleep", claimId: `claim-${nth}` });
  const heard = { left: vi.fn(), context: vi.fn(), back: vi.fn(), risk: vi.fn() };
  const user = show(
    <Room
      conversationId={id}
      alias="Calm Lotus 1"
      risk="none"
      locale="en"
      uid={uid}
      isCovered={false}
      absence={{ isFrom: () => false, wrote: () => undefined }}
      beside={beside}
      onContext={heard.context}
      asked={null}
      onAsk={() => undefined}
      onAsked={() => undefined}
      onRisk={heard.risk}
      onBack={heard.back}
      onLeft={heard.left}
    />,
  );
  return { id, uid, user, ...heard };
}
