import type { Row } from "@thodu/domain/chat/timeline";
import { oneIsEnough } from "@messages/arrival";
import * as t from "@messages/conversation";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { LiveRegion } from "../../ui/LiveRegion";
import type { Chat } from "./useChat";

const loadFreeCall = async () => (await import("../../conversation/FreeCallLeft")).FreeCallLeft;
/** From this number of free messages left on, it is shown. */
const NEARLY = 5;
/** From this number of unanswered messages on, the person is told that one is enough. */
const MANY = 3;

interface Props {
  readonly chat: Chat;
  /** The window with the plans is open, and explains the limit itself. */
  readonly limitShown: boolean;
  /** A refused message was put back into the composer. */
  readonly restored: boolean;
  /** Own messages that will be sent, and counted, once there is a network. */
  readonly unsent: number;
}

/** Shown above the composer: what the limit means for the next message. */
export function LimitLines({ chat, limitShown, restored, unsent }: Props) {
  const { summary, rows, lock, spent, left } = chat;
  const FreeCallLeft = useLoadedPart(loadFreeCall, lock === "messages");
  return (
    <>
      {spent && !limitShown && (
        <LiveRegion as="p" className="chat__consent">
          {t.spent[summary?.status ?? "closed"]}
        </LiveRegion>
      )}
      {restored && lock !== null && (
        <LiveRegion as="p" className="chat__consent">
          {t.restored}
        </LiveRegion>
      )}
      {lock === "messages" && !limitShown && FreeCallLeft && (
        <div className="chat__consent">
          <FreeCallLeft />
        </div>
      )}
      {lock === null && left !== null && left > 0 && (
        <FreeLeft left={Math.max(0, left - unsent)} waits={summary?.status === "waiting" && unanswered(rows) >= MANY} />
      )}
    </>
  );
}

function FreeLeft({ left, waits }: { readonly left: number; readonly waits: boolean }) {
  if (!waits && left > NEARLY) return null;
  return (
    <LiveRegion as="p" className="chat__consent chat__left">
      {waits ? oneIsEnough(left) : t.freeLeft(left)}
    </LiveRegion>
  );
}

/** How many messages the person has written since a listener last wrote. */
const unanswered = (rows: readonly Row[]): number => {
  const messages = rows.filter((row) => row.kind === "message");
  return messages.length - 1 - messages.findLastIndex(({ mine }) => !mine);
};
