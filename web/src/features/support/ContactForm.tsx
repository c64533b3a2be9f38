import type { Output } from "@thodu/domain/contracts";
import * as t from "@messages/support";
import { NotAtOnce } from "../../conversation/NotAtOnce";
import type { Reply } from "../../lib/callables";
import { useFormDraft } from "../../lib/useFormDraft";
import { Button } from "../../ui/Button";
import { TextArea } from "../../ui/form/Field";
import { Form } from "../../ui/form/Form";
import { useFormOf } from "../../ui/form/useFormOf";
import { contactSupport } from "./api/contact";

const schema = async () => (await import("./form")).contactForm;

interface Props {
  readonly onSent: () => void;
  readonly onAnswer: (reply: Reply<Output<"contactSupport">>) => void;
}

/** The form for a question to the team. */
export function ContactForm({ onSent, onAnswer }: Props) {
  const form = useFormOf(schema, { message: t.message }, { message: "" });
  useFormDraft("contact", form.form);
  const send = form.send(async ({ message }) => {
    const reply = await contactSupport(message);
    onAnswer(reply);
    if (reply.ok) onSent();
    else form.refuse(reply.message);
  });
  return (
    <Form summary={form.summary} onSend={send} label={t.contact}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just asked for this field */}
      <TextArea {...form.field("message")} help={t.messageHelp} rows={5} autoFocus />
      <NotAtOnce />
      <Button type="submit" busy={form.busy}>
        {t.send}
      </Button>
    </Form>
  );
}
