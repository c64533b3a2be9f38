import { useEffect, useState } from "react";
import { brand } from "@thodu/domain/brand";
import * as t from "@messages/support";
import { hasDraft } from "../../lib/formStore";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useWrittenDanger } from "../../conversation/danger/useWrittenDanger";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { Notice } from "../../ui/Notice";

const loadForm = async () => (await import("./ContactForm")).ContactForm;

/** How to reach the team: a form, and the addresses. */
export function Contact() {
  const [open, setOpen] = useState<"no" | "yes" | "sent">("no");
  const { Help, hear } = useWrittenDanger();
  // Loaded in advance: few people write, and for those it is then ready.
  const ContactForm = useLoadedPart(loadForm);
  useEffect(() => void (hasDraft("contact") && setOpen("yes")), []);
  return (
    <Card>
      <h2 id="contact">{t.contactTitle}</h2>
      <p>{t.contactText}</p>
      {Help && <Help />}
      {open === "sent" && <Notice kind="good">{t.sent}</Notice>}
      {open === "yes" && ContactForm ? (
        <ContactForm onSent={() => setOpen("sent")} onAnswer={hear} />
      ) : (
        <Button aria-expanded={false} busy={open === "yes"} onClick={() => setOpen("yes")}>
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
