import { useState } from 'react';
import { brand } from '@thodu/domain/brand';
import * as t from '@messages/support';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextArea } from '../../ui/form/Field';
import { Form } from '../../ui/form/Form';
import { useFormOf } from '../../ui/form/useFormOf';
import { contactSupport } from './api';

const schema = async () => (await import('./form')).contactForm;

/** The way to the team: a form that opens the reader's mail program, and the addresses as they are. */
export function Contact() {
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <h2 id="contact">{t.contactTitle}</h2>
      <p>{t.contactText}</p>
      {open ? (
        <Message />
      ) : (
        <Button aria-expanded={false} onClick={() => setOpen(true)}>
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

function Message() {
  const form = useFormOf(schema, { message: t.message }, { message: '' });
  const send = form.send(({ message }) => {
    contactSupport(t.mailSubject, message);
    return Promise.resolve();
  });
  return (
    <Form summary={form.summary} onSend={send} label={t.contact}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just asked for this field */}
      <TextArea {...form.field('message')} help={t.messageHelp} rows={5} autoFocus />
      <p className="soft small">{t.mailNote}</p>
      <Button type="submit" busy={form.busy}>
        {t.openMail}
      </Button>
    </Form>
  );
}
