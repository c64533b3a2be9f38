import { useEffect } from "react";
import type { Summary } from "../../conversation/documents";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { kept } from "../../lib/storage";
import { ChatActionButtons } from "./ChatActionButtons";
import { ChatHead } from "./ChatHead";
import { CRISIS_READ } from "./crisisRead";
import { statusLine } from "./status";
import type { Chat } from "./useChat";

const loadCrisis = async () => (await import("./CrisisLines")).CrisisLines;

interface Props {
  readonly chat: Chat;
  readonly online: boolean;
  /** Another listener is asked, since theirs does not answer. */
  readonly asksAnother: boolean;
  /** The time by `useMinutes`. */
  readonly now: number;
}

/** Whether no listener has held the conversation yet, as far as its person can know. */
const isUnheard = ({ status, endedAt, givenBackAt, notice }: Summary): boolean =>
  status === "waiting" && endedAt === null && givenBackAt === null && notice !== "listener-left";

/** The head of the conversation: who is there, what can be done with it, and the help lines of a crisis. */
export function LiveHead({ chat, online, asksAnother, now }: Props) {
  const { summary, opening, other, crisis, written } = chat;
  const CrisisLines = useLoadedPart(loadCrisis, crisis);
  const ended = summary?.status === "closed";

  // In another crisis the text opens again.
  useEffect(() => {
    if (summary && !crisis) kept.remove(CRISIS_READ);
  }, [summary, crisis]);

  return (
    <ChatHead
      status={statusLine({ summary, last: chat.status, opening, other, asksAnother, online }, now)}
      here={online && summary?.status === "active" && other.present && !asksAnother}
      crisis={
        crisis && CrisisLines ? (
          <CrisisLines
            key={String(ended)}
            written={written}
            ended={ended}
            saidYes={summary?.saidYes && summary.status !== "closed" ? summary.status : null}
          />
        ) : undefined
      }
    >
      {summary && (!ended || summary.endedAt !== null) && (
        <ChatActionButtons
          customerId={chat.owner}
          status={summary.status}
          locked={chat.lock !== null || chat.endsLocked}
          crisis={crisis}
          unheard={isUnheard(summary)}
        />
      )}
    </ChatHead>
  );
}
