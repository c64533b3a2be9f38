import { useEffect, useRef, useState } from "react";
import * as t from "@messages/desk";
import { keepDraft, readDraft } from "../../conversation/drafts";
import { Button } from "../../ui/Button";
import { TextArea } from "../../ui/form/Field";
import { takeBackUnsent } from "./leftovers";

interface Props {
  readonly uid: string;
  readonly conversationId: string;
  readonly alias: string;
}

/** What a listener had written to somebody who is not theirs any more, to copy or to discard; nothing without it. */
export function KeptReply({ uid, conversationId, alias }: Props) {
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const read = (): void => setText(readDraft(uid, conversationId));
    read();
    // What was still being sent joins it.
    void takeBackUnsent(uid, conversationId).then(read);
    window.addEventListener("storage", read);
    return () => window.removeEventListener("storage", read);
  }, [uid, conversationId]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t.replyCopied);
    } catch {
      field.current?.select();
      setSaid(t.replySelected);
    }
  };
  const discard = (): void => {
    keepDraft(uid, conversationId, "");
    setText("");
    setSaid(t.replyDiscarded);
    // The button that had it is gone.
    status.current?.focus();
  };
  if (text === "" && said === "") return null;
  return (
    <div className="desk__kept stack">
      {text !== "" && (
        <>
          <TextArea ref={field} label={t.keptReply(alias)} help={t.keptReplyHelp} value={text} rows={3} readOnly />
          <p className="row">
            <Button small look="outline" onClick={() => void copy()}>
              {t.copyReply}
            </Button>
            <Button small look="quiet" onClick={discard}>
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
