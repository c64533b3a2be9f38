import { useCallback, useEffect, useRef, useState } from "react";
import * as t from "@messages/desk";
import { keepDraft, readDraft } from "../../../conversation/drafts";
import { Button } from "../../../ui/Button";
import { TextArea } from "../../../ui/form/Field";
import { discardNoted, readNoted, takeBackUnsent } from "./leftovers";

interface Props {
  readonly uid: string;
  readonly conversationId: string;
  readonly alias: string;
}

/**
 * The unsent text and unsaved notes about somebody whom the listener no longer holds, to copy or to discard. Shows
 * nothing if there are none.
 */
export function KeptReply({ uid, conversationId, alias }: Props) {
  const reply = useCallback(() => readDraft(uid, conversationId), [uid, conversationId]);
  const notes = useCallback(() => readNoted(uid, conversationId), [uid, conversationId]);
  // Messages that were still being sent are added.
  const joins = useCallback(() => takeBackUnsent(uid, conversationId), [uid, conversationId]);
  return (
    <>
      <Kept
        label={t.keptReply(alias)}
        help={t.keptReplyHelp}
        read={reply}
        joins={joins}
        discard={() => keepDraft(uid, conversationId, "")}
      />
      <Kept
        label={t.keptNotes(alias)}
        help={t.keptNotesHelp}
        read={notes}
        discard={() => discardNoted(uid, conversationId)}
      />
    </>
  );
}

interface KeptProps {
  readonly label: string;
  readonly help: string;
  readonly read: () => string;
  readonly joins?: () => Promise<void>;
  readonly discard: () => void;
}

function Kept({ label, help, read, joins, discard }: KeptProps) {
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const readAnew = (): void => setText(read());
    readAnew();
    void joins?.().then(readAnew);
    addEventListener("storage", readAnew);
    return () => removeEventListener("storage", readAnew);
  }, [read, joins]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t.replyCopied);
    } catch {
      field.current?.select();
      setSaid(t.replySelected);
    }
  };
  const forget = (): void => {
    discard();
    setText("");
    setSaid(t.replyDiscarded);
    // The pressed button, which had the focus, is gone.
    status.current?.focus();
  };
  if (text === "" && said === "") return null;
  return (
    <div className="desk__kept stack">
      {text !== "" && (
        <>
          <TextArea ref={field} label={label} help={help} value={text} rows={3} readOnly />
          <p className="row">
            <Button small look="outline" onClick={() => void copy()}>
              {t.copyReply}
            </Button>
            <Button small look="quiet" onClick={forget}>
              {t.discardReply}
            </Button>
          </p>
        </>
      )}
      <p className="small" role="status" tabIndex={-1} ref={status}>
        {said}
      </p>
    </div>
  );
}
