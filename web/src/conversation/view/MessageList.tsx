import type { Row } from "@thodu/domain/chat/timeline";
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { dayAndTime, friendlyDay } from "../../lib/time";
import { Log } from "./Log";
import { MessageRow } from "./MessageRow";
import { firstShown, reveal, setAside } from "./scroll";
import type { LogWords } from "./words";
import "./conversation.css";
import "./reply.css";

interface Props {
  readonly rows: readonly Row[];
  /** False until the first messages, or the news that there are none, are here. */
  readonly ready: boolean;
  readonly older: "none" | "some" | "loading" | "failed";
  readonly words: LogWords;
  /** The number of own messages written on this page. */
  readonly written: number;
  readonly onRetry: (id: string) => void;
  /** Should stay the same function between renders, since every row gets it. */
  readonly onReply: (id: string) => void;
  readonly onOlder: () => void;
  /** Called with whether the newest message is visible. */
  readonly onNearEnd: (nearEnd: boolean) => void;
  /** The line that says that the other side has come; none while that is not true. */
  readonly arrival?: ReactNode;
  /** Shown before the first message, once nothing older is left to load. */
  readonly beginning?: ReactNode;
  /** Shown after the last message: who is typing, what happened. */
  readonly children?: ReactNode;
}

/** So many rows from the end are always rendered; the browser skips the others until they come into view. */
const NEAR_ROWS = 40;

export function MessageList({
  rows,
  ready,
  older,
  words,
  written,
  onRetry,
  onReply,
  onOlder,
  onNearEnd,
  arrival,
  beginning,
  children,
}: Props) {
  const log = useRef<Log>(null);
  const [from, setFrom] = useState<string | null>(null);
  const [nearEnd, setNearEnd] = useState(true);
  const begin = firstShown(rows, from);
  const shown = begin === 0 ? rows : rows.slice(begin);
  const fresh = useNewBelow(rows, nearEnd);
  const latest = rows.findLast((row) => row.kind === "message" && row.mine)?.key;

  const talk = useRef<HTMLDivElement>(null);
  const show = useShow(log, talk, setFrom);
  useReplying(talk, onReply);

  useEffect(() => {
    if (nearEnd) setFrom((before) => setAside(rows, before));
  }, [rows, nearEnd]);

  const up = (): void => {
    if (begin > 0) setFrom(reveal(rows, from));
    else if (older === "some") onOlder();
  };

  return (
    <div className="talk" ref={talk}>
      <Log
        ref={log}
        label={words.label}
        busy={older === "loading"}
        ready={ready}
        written={written}
        onUp={up}
        onView={(view) => {
          setNearEnd(view.nearEnd);
          onNearEnd(view.nearEnd && view.legible);
        }}
      >
        <Top older={begin > 0 ? "some" : older} words={words} onOlder={begin > 0 ? up : onOlder} />
        {begin === 0 && older === "none" && beginning}
        {shown.map((row, index) => (
          <AnyRow
            key={row.key}
            row={row}
            latest={row.key === latest}
            far={shown.length - index > NEAR_ROWS}
            words={words}
            arrival={arrival}
            onRetry={onRetry}
            onReply={onReply}
            onShow={show}
          />
        ))}
        {children}
      </Log>
      {!nearEnd && (
        <button type="button" className={fresh > 0 ? "pill pill--new" : "pill"} onClick={() => log.current?.toEnd()}>
          <span className={fresh > 0 ? undefined : "sr-only"}>
            {fresh > 0 ? words.newMessages(fresh) : words.toLatest}
          </span>
          <svg
            width="20"
            height="20"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="M10 4v12m-5-5 5 5 5-5" />
          </svg>
        </button>
      )}
    </div>
  );
}

const rowIn = (talk: RefObject<HTMLDivElement | null>, id: string) =>
  talk.current?.querySelector(`[data-message="${CSS.escape(id)}"]`);

/** Goes to a message. If its row is not on the page, `bringBack` shows all rows first. */
function useShow(
  log: RefObject<Log | null>,
  talk: RefObject<HTMLDivElement | null>,
  bringBack: (from: null) => void,
): (id: string) => void {
  const [sought, setSought] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    const row = sought && rowIn(talk, sought.id);
    if (!row) return;
    log.current?.show(row);
    row.animate({ opacity: [0.4, 1] }, 900);
  }, [sought, log, talk]);
  return useCallback(
    (id) => {
      if (!rowIn(talk, id)) bringBack(null);
      setSought({ id });
    },
    [talk, bringBack],
  );
}

/** Loads swipes and arrow keys for replies after the messages; until then there is only the button. */
function useReplying(talk: RefObject<HTMLDivElement | null>, onReply: (id: string) => void): void {
  useEffect(() => {
    const { current } = talk;
    if (!current) return undefined;
    const ends = new AbortController();
    import("./replying").then(
      ({ replying }) => replying(current, onReply, ends.signal),
      () => undefined,
    );
    return () => ends.abort();
  }, [talk, onReply]);
}

/** How many messages of the other side arrived below while the reader had scrolled up. */
function useNewBelow(rows: readonly Row[], nearEnd: boolean): number {
  const [seen, setSeen] = useState<string | undefined>(undefined);
  const last = rows.findLast((row) => row.kind === "message")?.key;
  if (nearEnd && seen !== last) setSeen(last);
  if (nearEnd || seen === undefined) return 0;
  const index = rows.findIndex(({ key }) => key === seen);
  return index < 0 ? 0 : rows.slice(index + 1).filter((row) => row.kind === "message" && !row.mine).length;
}

function Top({
  older,
  words,
  onOlder,
}: {
  readonly older: Props["older"];
  readonly words: LogWords;
  readonly onOlder: () => void;
}) {
  if (older === "none") return null;
  if (older === "loading") return <p className="log__top">{words.olderLoading}</p>;
  return (
    <div className="log__top">
      {older === "failed" && <p role="alert">{words.olderFailed}</p>}
      <button type="button" className="log__older" onClick={onOlder}>
        {older === "failed" ? words.tryAgain : words.olderMore}
      </button>
    </div>
  );
}

interface RowProps {
  readonly row: Row;
  readonly latest: boolean;
  readonly far: boolean;
  readonly words: LogWords;
  readonly arrival: ReactNode;
  readonly onRetry: (id: string) => void;
  readonly onReply: (id: string) => void;
  readonly onShow: (id: string) => void;
}

function AnyRow({ row, latest, far, words, arrival, onRetry, onReply, onShow }: RowProps) {
  switch (row.kind) {
    case "day":
      return (
        <p className="log__day">
          <span>{friendlyDay(row.at)}</span>
        </p>
      );
    case "unread":
      return (
        <p className="log__unread" data-unread="">
          <span>{words.unreadLine}</span>
        </p>
      );
    case "arrival":
      return arrival !== undefined && <p className="log__arrival">{arrival}</p>;
    case "end":
      return <p className="log__top">{words.talkEnded?.(dayAndTime(row.at))}</p>;
    case "hole":
      return <p className="log__top">{words.olderLoading}</p>;
    case "message": {
      const { kind: _, key, ...message } = row;
      return (
        <MessageRow
          {...message}
          id={key}
          latest={latest}
          far={far}
          words={words}
          onRetry={onRetry}
          onReply={onReply}
          onShow={onShow}
        />
      );
    }
  }
}
