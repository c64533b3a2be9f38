import type { Row } from "@thodu/domain/chat/timeline";
import { useCallback, useState, type RefObject } from "react";
import { LiveRegion } from "../../ui/LiveRegion";
import type { ComposerHandle } from "./Composer";
import type { ReplyWords } from "./words";

type Message = Extract<Row, { kind: "message" }>;

export interface Reply {
  /** The message to which the next one replies; null for none. */
  readonly to: Message | null;
  readonly start: (id: string) => void;
  readonly cancel: () => void;
}

/** Which message the next one replies to, until it is sent. */
export function useReply(rows: readonly Row[], composer: RefObject<ComposerHandle | null>): Reply {
  const [id, setId] = useState<string | null>(null);
  const to = id === null ? undefined : rows.find((row): row is Message => row.kind === "message" && row.key === id);
  const start = useCallback(
    (chosen: string): void => {
      setId(chosen);
      composer.current?.focus();
    },
    [composer],
  );
  return { to: to ?? null, start, cancel: () => setId(null) };
}

/** The bar above the composer: which message is replied to, and a button to cancel. */
export function ReplyBar({ reply, words }: { readonly reply: Reply; readonly words: ReplyWords }) {
  if (!reply.to) return null;
  return (
    <div className="reply">
      <LiveRegion as="p" className="answered">
        <strong>{reply.to.mine ? words.toSelf : words.toOther}: </strong>
        {reply.to.text}
      </LiveRegion>
      <button type="button" className="reply__cancel" aria-label={words.cancel} onClick={reply.cancel}>
        ×
      </button>
    </div>
  );
}
