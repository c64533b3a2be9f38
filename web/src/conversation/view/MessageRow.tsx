import type { Row } from "@thodu/domain/chat/timeline";
import { memo } from "react";
import { timeOfDay } from "../../lib/time";
import type { LogWords } from "./words";
import { Tick } from "./Tick";

type Message = Extract<Row, { kind: "message" }>;

interface Props extends Omit<Message, "kind" | "key"> {
  readonly id: string;
  /** The newest own message, which shows its state in words too. */
  readonly latest: boolean;
  /** Far from the end: rendered only when it comes into view. */
  readonly far: boolean;
  readonly words: LogWords;
  readonly onRetry: (id: string) => void;
  readonly onReply: (id: string) => void;
  /** Goes to the message to which this one replies. */
  readonly onShow: (id: string) => void;
}

/** One message. Memoized by its fields, so that a new message at the end does not render the others again. */
export const MessageRow = memo(function MessageRow({
  id,
  text,
  mine,
  colleague,
  at,
  delivery,
  leads,
  answered,
  latest,
  far,
  words,
  onRetry,
  onReply,
  onShow,
}: Props) {
  const names = [
    "message",
    mine ? "message--mine" : "message--theirs",
    leads ? "message--leads" : "",
    latest ? "message--latest" : "",
    far ? "message--far" : "",
  ];
  const stored = delivery !== "sending" && delivery !== "failed";
  return (
    <div
      className={names.filter((name) => name !== "").join(" ")}
      data-message={id}
      data-delivery={delivery ?? undefined}
    >
      <div className="bubble">
        {colleague ? (
          <strong className="small">{words.fromColleague} </strong>
        ) : (
          <span className="sr-only">{mine ? words.fromYou : words.fromOther} </span>
        )}
        {answered !== undefined && <Answered answered={answered} words={words} onShow={onShow} />}
        <span className="bubble__text" dir="auto">
          {text}
        </span>
        <span className="bubble__meta">
          <time dateTime={new Date(at).toISOString()}>{timeOfDay(at)}</time>
          {delivery && <Tick delivery={delivery} word={words.delivery[delivery]} />}
        </span>
        {stored && (
          <button
            type="button"
            className="message__reply"
            aria-label={words.reply.start}
            tabIndex={-1}
            onClick={() => onReply(id)}
          >
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
              <path d="M8 5 3.5 9.5 8 14M4 9.5h7.5q5 0 5 5.5" />
            </svg>
          </button>
        )}
      </div>
      {delivery === "failed" && (
        <button type="button" className="message__retry" onClick={() => onRetry(id)}>
          {words.retry}
        </button>
      )}
    </div>
  );
});

/** The message that is replied to, as a line that leads to it. */
function Answered({
  answered,
  words,
  onShow,
}: { readonly answered: NonNullable<Props["answered"]> | null } & Pick<Props, "words" | "onShow">) {
  if (answered === null) return <span className="answered">{words.reply.earlier}</span>;
  return (
    <button type="button" className="answered" onClick={() => onShow(answered.id)}>
      <span className="sr-only">{answered.mine ? words.reply.toSelf : words.reply.toOther}: </span>
      {answered.text}
    </button>
  );
}
