import { useEffect, useState } from "react";
import type { Output } from "@thodu/domain/contracts";
import { brand } from "@thodu/domain/brand";
import * as t from "@messages/support";
import type { Reply } from "../../lib/callables";
import { hasDraft } from "../../lib/formStore";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useWrittenDanger } from "../../conversation/danger/useWrittenDanger";
import { NotAtOnce } from "../../conversation/NotAtOnce";
import { Notice } from "../../ui/Notice";
import { TextArea } from "../../ui/form/Field";
import { Form } from "../../ui/form/Form";
import { useFormDraft } from "../../lib/useFormDraft";
import { useFormOf } from "../../ui/form/useFormOf";
import { contactSupport } from "./api/contact";

const schema = async () => (await import("./form")).contactForm;

/** The way to the team: a form of ours, and the addresses as they are. */
export function Contact() {
  const [open, setOpen] = useState<"no" | "yes" | "sent">("no");
  const { Help, hear } = useWrittenDanger();
  useEffect(() => void (hasDraft("contact") && setOpen("yes")), []);
  return (
    <Card>
      <h2 id="contact">{t.contactTitle}</h2>
      <p>{t.contactText}</p>
      {Help && <Help />}
      {open === "sent" && <Notice kind="good">{t.sent}</Notice>}
      {open === "yes" ? (
        <Message onSent={() => setOpen("sent")} onAnswer={hear} />
      ) : (
        <Button aria-expanded={false} onClick={() => setOpen("yes")}>
          {t.contact}
        </Button>
      )}
      <p className="soft">{t.orWrite}</p>
      <p className="support__ways">
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        <a href={brand.supportPhoneLink}>{brand.supportPhone}</a>
      </p>
    </Card>
  );
}

interface MessageProps {
  readonly onSent: () => void;
  readonly onAnswer: (reply: Reply<Output<"contactSupport">>) => void;
}

function Message({ onSent, onAnswer }: MessageProps) {
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
