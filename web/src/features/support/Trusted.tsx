import { phoneLink } from "@thodu/domain/phoneLink";
import { useEffect, useState } from "react";
import { inField } from "@messages/forms";
import * as t from "@messages/trusted";
import { hasDraft } from "../../lib/formStore";
import { setTrusted, trusted } from "../../conversation/trusted";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { TextField } from "../../ui/form/Field";
import { Form } from "../../ui/form/Form";
import { useFormDraft } from "../../lib/useFormDraft";
import { useFormOf } from "../../ui/form/useFormOf";

const schema = async () => (await import("@thodu/domain/safety/trusted")).trustedContact;

/** The person whom one would call in a hard moment: stored on this device only, and offered in the chat in a crisis. */
export function Trusted() {
  const [contact, setContact] = useState<ReturnType<typeof trusted>>(null);
  const [editing, setEditing] = useState(false);
  useEffect(() => {
    setContact(trusted());
    // A person who has pressed the button already stays in the form.
    if (hasDraft("trusted")) setEditing(true);
  }, []);
  const keep = (next: typeof contact): void => {
    setTrusted(next);
    setContact(next);
    setEditing(false);
  };
  return (
    <Card>
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      {contact && !editing && (
        <p>
          <a href={phoneLink(contact.number)} className="faq__link">
            <span>
              {contact.name} <b>{contact.number}</b>
            </span>
          </a>
        </p>
      )}
      {editing ? (
        <Fields contact={contact} onKeep={keep} onCancel={() => setEditing(false)} />
      ) : (
        <p className="row">
          <Button look="outline" onClick={() => setEditing(true)}>
            {contact ? t.change : t.add}
          </Button>
          {contact && (
            <Button look="quiet" onClick={() => keep(null)}>
              {t.remove}
            </Button>
          )}
        </p>
      )}
    </Card>
  );
}

interface FieldsProps {
  readonly contact: ReturnType<typeof trusted>;
  readonly onKeep: (contact: ReturnType<typeof trusted>) => void;
  readonly onCancel: () => void;
}

function Fields({ contact, onKeep, onCancel }: FieldsProps) {
  const form = useFormOf(
    schema,
    { name: t.name, number: t.number },
    { name: contact?.name ?? "", number: contact?.number ?? "" },
  );
  useFormDraft("trusted", form.form);
  const number = form.field("number");
  // The form's general text for a wrong format is about e-mail addresses.
  const wrong = form.form.formState.errors.number?.type === "invalid_format" ? t.numberWrong : number.error;
  const problems = form.summary.problems.map((problem) =>
    problem.field === "number" && wrong !== undefined ? { ...problem, words: inField(t.number, wrong) } : problem,
  );
  const save = form.send(async (values) => Promise.resolve(onKeep(values)));
  return (
    <Form summary={{ ...form.summary, problems }} onSend={save} label={t.title}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just asked for this field */}
      <TextField {...form.field("name")} autoComplete="off" required autoFocus />
      <TextField {...number} error={wrong} type="tel" inputMode="tel" autoComplete="off" required />
      <div className="row">
        <Button type="submit">{t.save}</Button>
        <Button look="outline" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  );
}
