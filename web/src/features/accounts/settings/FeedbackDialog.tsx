import { useEffect, useRef, useState } from "react";
import * as t from "@messages/settings";
import { useWrittenDanger } from "../../../conversation/danger/useWrittenDanger";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { TextArea } from "../../../ui/form/Field";
import { Form } from "../../../ui/form/Form";
import { useFormDraft } from "../../../lib/useFormDraft";
import { useFormOf } from "../../../ui/form/useFormOf";
import { submitFeedback } from "../api/feedback";

const schema = async () => (await import("./feedbackForm")).feedbackForm;

interface FeedbackDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function FeedbackDialog({ open, onClose }: FeedbackDialogProps) {
  const danger = useWrittenDanger();
  return (
    <>
      {/* The answer may arrive after the dialog was closed. */}
      {!open && danger.Help && <danger.Help />}
      <Dialog open={open} title={t.feedbackTitle} onClose={onClose}>
        <Feedback danger={danger} onDone={onClose} />
      </Dialog>
    </>
  );
}

interface FeedbackProps {
  readonly danger: ReturnType<typeof useWrittenDanger>;
  readonly onDone: () => void;
}

function Feedback({ danger: { Help, hear }, onDone }: FeedbackProps) {
  const { form, field, send, refuse, summary, busy } = useFormOf(
    schema,
    { feedback: t.feedbackField },
    { feedback: "" },
  );
  useFormDraft("feedback", form);
  const [isSent, setSent] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const tell = send(async ({ feedback }) => {
    const reply = await submitFeedback(feedback);
    const danger = hear(reply);
    if (!reply.ok) return refuse(reply.message);
    toast("status", t.feedbackSent);
    // The dialog stays open for the help lines.
    if (danger) setSent(true);
    // It may have been closed, and opened again for something else.
    else if (isHere.current) onDone();
  });
  if (Help && isSent) return <Help />;
  return (
    <Form summary={summary} onSend={tell} label={t.feedbackTitle}>
      {/* After a refusal the text stays beside the help lines. */}
      {Help && <Help />}
      <p>{t.feedbackText}</p>
      <TextArea {...field("feedback")} />
      <div className="dialog__actions">
        <Button type="submit" busy={busy}>
          {t.feedbackSend}
        </Button>
      </div>
    </Form>
  );
}
