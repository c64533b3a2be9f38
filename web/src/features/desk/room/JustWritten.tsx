import type { Millis } from "@thodu/domain/time";
import { useRef, type ReactNode, type Ref } from "react";
import { justWritten, readFirst } from "@messages/deskWork";
import type { Summary } from "../../../conversation/documents";
import { MEANT_BEFORE } from "../../../lib/still/meantBefore";
import { Button } from "../../../ui/Button";

/** When the newest message arrived that the person wrote and the listener has not read; null without one. */
export const writtenAtOf = (
  talk: Pick<Summary, "unreadByVolunteer" | "lastSender" | "lastMessageAt"> | null,
): Millis | null => (talk && talk.unreadByVolunteer > 0 && talk.lastSender === "customer" ? talk.lastMessageAt : null);

/**
 * Holds back a press that would end a talk, once for each message that its listener has not read: the press may have
 * been meant for the talk as it was before.
 */
export function useJustWritten(writtenAt: Millis | null) {
  const line = useRef<HTMLParagraphElement>(null);
  const told = useRef({ about: -Infinity, at: -Infinity });
  const holdsBack = (): boolean => {
    // The second press of two in a row was begun before the line could be read.
    if (performance.now() - told.current.at < MEANT_BEFORE) return true;
    if (writtenAt === null || writtenAt <= told.current.about) return false;
    told.current = { about: writtenAt, at: performance.now() };
    line.current?.focus();
    line.current?.closest("dialog")?.scrollTo({ top: 0 });
    return true;
  };
  return { line, holdsBack };
}

interface Props {
  readonly isNew: boolean;
  readonly line: Ref<HTMLParagraphElement>;
  readonly onRead: () => void;
  /** The text that stands here otherwise. */
  readonly children: ReactNode;
}

const seenIf = (isSeen: boolean) => ({ visibility: isSeen ? "visible" : "hidden" }) as const;

/** Says in a dialog that the person has written. It has its room from the beginning, so that no button moves. */
export const JustWritten = ({ isNew, line, onRead, children }: Props) => (
  <div className="just-written">
    <p style={seenIf(!isNew)}>{children}</p>
    <div role="status">
      <div className="just-written__line" style={seenIf(isNew)}>
        <p ref={line} tabIndex={-1}>
          <strong>{justWritten}</strong>
        </p>
        <Button small look="outline" onClick={onRead}>
          {readFirst}
        </Button>
      </div>
    </div>
  </div>
);
