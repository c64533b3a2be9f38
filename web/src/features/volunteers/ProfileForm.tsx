import type { Volunteer } from "@thodu/domain/volunteers/model";
import { useState } from "react";
import { useNavigate } from "../../lib/router";
import { inField } from "@messages/forms";
import * as t from "@messages/volunteers";
import { call } from "../../lib/callables";
import { Button } from "../../ui/Button";
import { TextArea, TextField } from "../../ui/form/Field";
import { Form } from "../../ui/form/Form";
import { useFormDraft } from "../../lib/useFormDraft";
import { useFormOf } from "../../ui/form/useFormOf";
import { LeaveDialog } from "./LeaveDialog";
import { fieldNames, fieldsOf } from "./profile";
import { WayBack } from "./WayBack";

const schema = async () => (await import("./profileForm")).profileForm;
const labels = { name: t.name, phone: t.phone, bio: t.bio, experience: t.experience };

interface Props {
  readonly record: Volunteer;
  readonly onSaved: () => void;
}

/** The listener's profile form. It begins with the record, and then keeps what is typed, even if the record changes. */
export function ProfileForm({ record, onSaved }: Props) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const of = useFormOf(schema, labels, fieldsOf(record));
  useFormDraft("listener", of.form);
  const { isDirty } = of.form.formState;
  const goHome = (): void => void navigate("/volunteer-home");

  const save = of.send(async (profile) => {
    const reply = await call("applyAsVolunteer", profile);
    if (reply.ok) return onSaved();
    const named = fieldNames.filter((field) => reply.details.fields?.includes(field));
    for (const field of named) of.refuse(reply.message, field);
    if (named.length === 0) of.refuse(reply.message);
  });

  const phone = of.field("phone");
  // The general text for a wrong format is about e-mail addresses.
  const phoneError = of.form.formState.errors.phone?.type === "invalid_format" ? t.phoneWrong : phone.error;
  const problems = of.summary.problems.map((problem) =>
    problem.field === "phone" && phoneError !== undefined
      ? { ...problem, words: inField(t.phone, phoneError) }
      : problem,
  );

  return (
    <>
      <Form summary={{ ...of.summary, problems }} onSend={save}>
        <TextField {...of.field("name")} autoComplete="name" />
        <TextField
          label={t.email}
          help={t.emailHelp}
          id="email"
          type="email"
          value={record.email}
          readOnly
          autoComplete="email"
        />
        <TextField {...phone} error={phoneError} help={t.phoneHelp} type="tel" inputMode="tel" autoComplete="tel" />
        <TextArea {...of.field("bio")} help={t.bioHelp} />
        <TextArea {...of.field("experience")} help={t.experienceHelp} />
        <p className="row">
          <Button type="submit" busy={of.busy}>
            {of.busy ? t.saving : t.save}
          </Button>
          <Button look="quiet" onClick={() => (isDirty ? setLeaving(true) : goHome())}>
            <WayBack />
          </Button>
        </p>
      </Form>
      <LeaveDialog open={leaving} onStay={() => setLeaving(false)} onLeave={goHome} />
    </>
  );
}
