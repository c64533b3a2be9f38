import * as t from "@messages/settings";
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

export const FeedbackDialog = ({ open, onClose }: FeedbackDialogProps) => (
  <Dialog open={open} title={t.feedbackTitle} onClose={onClose}>
    <Feedback onDone={onClose} />
  </Dialog>
);

function Feedback({ onDone }: { readonly onDone: () => void }) {
  const { form, field, send, refuse, summary, busy } = useFormOf(
    schema,
    { feedback: t.feedbackField },
    { feedback: "" },
  );
  useFormDraft("feedback", form);
  const tell = send(async ({ feedback }) => {
    const reply = await submitFeedback(feedback);
    if (!reply.ok) return refuse(reply.message);
    toast("status", t.feedbackSent);
    onDone();
  });
  return (
    <Form summary={summary} onSend={tell} label={t.feedbackTitle}>
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
