import type { Row } from "@thodu/domain/chat/timeline";
import { useState } from "react";
import * as t from "@messages/conversation";
import { cameBefore } from "@messages/unsent";
import type { Summary } from "../../conversation/documents";
import { arrivedWords } from "../../conversation/arrivedWords";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { Ghosts } from "../../conversation/view/Ghosts";
import { MessageList } from "../../conversation/view/MessageList";
import { useSlow } from "../../lib/hooks/useSlow";
import { LiveRegion } from "../../ui/LiveRegion";
import { logWords } from "./chatWords";
import type { Chat } from "./useChat";
import { Welcome } from "./Welcome";

const loadAnotherAsked = async () => (await import("./AnotherAsked")).AnotherAsked;
const loadHandOver = async () => (await import("./HandOver")).HandOver;
const loadParted = async () => (await import("./Parted")).Parted;
const loadTimeEnds = async () => (await import("./TimeEnds")).TimeEnds;

interface Props {
  readonly chat: Chat;
  readonly online: boolean;
  /** Another listener is asked, since theirs does not answer. */
  readonly asksAnother: boolean;
  /** The time by `useMinutes`. */
  readonly now: number;
  readonly onReply: (id: string) => void;
}

/** The messages, or why they can't be read; a welcome if there are none. */
export function LiveLog({ chat, online, asksAnother, now, onReply }: Props) {
  const { summary, ready, rows, written } = chat;
  const slow = useSlow(!ready && online);
  const isEmpty = rows.length === 0;
  const notice = useNotice(summary, rows);
  const TimeEnds = useLoadedPart(loadTimeEnds, summary !== null && summary.laterTime !== null);
  // Beside the news that they have not answered, it would not be true.
  const came = asksAnother && online ? undefined : arrivalWords(summary, online);
  const isParted = notice === "listener-left" && summary?.askedToPart === true;
  const Parted = useLoadedPart(loadParted, isParted);
  const changed = isParted
    ? Parted && <Parted />
    : notice && (chat.lock === null && !chat.endsLocked ? t.notices : t.lockedNotices)[notice];
  const AnotherAsked = useLoadedPart(loadAnotherAsked, asksAnother);
  const unanswered = asksAnother && online && AnotherAsked !== null;
  const HandOver = useLoadedPart(loadHandOver, summary?.offer?.handOver === true);
  const words = unanswered ? <AnotherAsked /> : changed;
  const usual = words !== null && (
    <LiveRegion as="p" className="chat__notice">
      {words}
    </LiveRegion>
  );
  const said =
    summary && HandOver ? (
      <HandOver summary={summary} now={now} isOther={unanswered}>
        {usual}
      </HandOver>
    ) : (
      usual
    );
  return (
    <>
      {chat.refused && <Refused />}
      {!chat.refused && ready && isEmpty && <Welcome>{(unanswered || summary?.status === "closed") && said}</Welcome>}
      {!chat.refused && !(ready && isEmpty) && (
        <MessageList
          rows={rows}
          ready={ready}
          older={chat.older}
          words={logWords(online)}
          written={written}
          onRetry={chat.retry}
          onReply={onReply}
          onOlder={chat.readOlder}
          onNearEnd={chat.setNearEnd}
          beginning={chat.isKept && <p className="log__top">{t.keptTalk}</p>}
          arrival={
            came !== undefined && summary && online && TimeEnds ? (
              <>
                {came}
                <TimeEnds summary={summary} />
              </>
            ) : (
              came
            )
          }
        >
          {!ready && isEmpty && <Ghosts words={waitWords(online, slow)} />}
          {said}
        </MessageList>
      )}
    </>
  );
}

function arrivalWords(summary: Summary | null, online: boolean): string | undefined {
  if (!online) return cameBefore;
  return summary ? arrivedWords(summary) : undefined;
}

const waitWords = (online: boolean, slow: boolean): string | null => {
  if (!online) return t.notHereYet;
  return slow ? t.slow : null;
};

/** The last change of listener, until the next message. */
function useNotice(summary: Summary | null, rows: readonly Row[]): Summary["notice"] {
  const last = rows.findLast((row) => row.kind === "message")?.key ?? null;
  const claim = summary?.claimId ?? null;
  const [since, setSince] = useState<{ readonly claim: string | null; readonly last: string | null }>({ claim, last });
  if (since.claim !== claim || (since.last === null && last !== null)) setSince({ claim, last });
  if (summary?.status !== "active") return summary?.notice ?? null;
  // The log itself shows when a listener came, except for claims from before that was stored.
  return summary.claimedAt === null && since.last === last ? summary.notice : null;
}

function Refused() {
  return (
    <div className="chat__refused" role="alert">
      <h2>{t.refusedTitle}</h2>
      <p>{t.refusedText}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t.tryAgain}
      </button>
    </div>
  );
}
