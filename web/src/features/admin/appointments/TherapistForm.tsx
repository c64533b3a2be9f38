import type { Therapist } from "@thodu/domain/appointments/model";
import { therapistForm } from "@thodu/domain/appointments/adminForms";
import { locales } from "@thodu/domain/locale";
import { useState } from "react";
import { inField, needed } from "@messages/forms";
import * as t from "@messages/adminAppointments";
import { call } from "../../../lib/callables";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Checkbox, TextField } from "../../../ui/form/Field";
import { Form } from "../../../ui/form/Form";
import type { OnRoster } from "../api/appointments";
import { useShown } from "../parts/useShown";
import { mergedOver, overtakenBy, readTherapistNow } from "./overtakenTherapist";

const labels: Readonly<Record<string, string>> = {
  name: t.name,
  registrationNumber: t.number,
  languages: t.languagesLabel,
  workingDays: t.daysLabel,
};
const weekdays = [1, 2, 3, 4, 5, 6, 0];
const toggled = <T,>(list: readonly T[], each: T): T[] =>
  list.includes(each) ? list.filter((one) => one !== each) : [...list, each];

interface Props {
  readonly therapist: OnRoster;
  /** The therapist is not on the roster yet. */
  readonly isNew: boolean;
  readonly onDone: () => void;
}

/** Adds or changes a therapist. Checks the form by the schema that the server uses. */
export function TherapistForm({ therapist, isNew, onDone }: Props) {
  const { id: therapistId, ...shown } = therapist;
  const [saw, setSaw] = useState<Therapist>(shown);
  const [fields, setFields] = useState<Therapist>(shown);
  const [tries, setTries] = useState(0);
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isShown = useShown();
  const put = (change: Partial<typeof fields>): void => {
    setFields({ ...fields, ...change });
    setWrong(new Set([...wrong].filter((field) => !(field in change))));
    setRefused(null);
  };

  const refuse = (said: string): void => (isShown() ? setRefused(said) : toast("alert", said));
  /** Continues from what a colleague has saved. Returns the words for what that is. */
  const overtaken = (now: Therapist | null): string => {
    if (now === null) return t.therapistOvertakenUnread;
    setSaw(now);
    setFields(mergedOver(now, saw, fields));
    return overtakenBy(saw, now);
  };
  const save = async (): Promise<void> => {
    setTries(tries + 1);
    setRefused(null);
    const parsed = therapistForm.safeParse(fields);
    setWrong(new Set(parsed.error?.issues.map(({ path }) => String(path[0]))));
    if (!parsed.success) return;
    setBusy(true);
    const reply = await call("saveTherapist", { therapistId, ...parsed.data, ...(!isNew && { saw }) });
    const now = !reply.ok && reply.reason === "ID_REUSED" ? await readTherapistNow(therapistId) : null;
    setBusy(false);
    if (!reply.ok) return refuse(reply.reason === "ID_REUSED" ? overtaken(now) : reply.message);
    toast("status", t.saved(parsed.data.name));
    if (isShown()) onDone();
  };

  const problems = [
    ...(refused === null ? [] : [{ field: null, words: refused }]),
    ...[...wrong].map((field) => ({ field, words: inField(labels[field] ?? field, needed) })),
  ];
  const words = (field: string): string | undefined => (wrong.has(field) ? needed : undefined);
  return (
    <Form summary={{ problems, tries }} onSend={() => void save()}>
      <TextField
        id="name"
        label={t.name}
        error={words("name")}
        value={fields.name}
        autoComplete="off"
        onChange={({ target }) => put({ name: target.value })}
      />
      <TextField
        id="registrationNumber"
        label={t.number}
        help={t.numberHelp}
        error={words("registrationNumber")}
        value={fields.registrationNumber}
        autoComplete="off"
        onChange={({ target }) => put({ registrationNumber: target.value })}
      />
      <fieldset className="appointment-choice" id="languages" tabIndex={-1}>
        <legend>{t.languagesLabel}</legend>
        {words("languages") !== undefined && <p className="field__error">{words("languages")}</p>}
        {locales.map((language) => (
          <Checkbox
            key={language}
            label={t.languages[language]}
            checked={fields.languages.includes(language)}
            onChange={() => put({ languages: toggled(fields.languages, language) })}
          />
        ))}
      </fieldset>
      <fieldset className="appointment-choice" id="workingDays" tabIndex={-1}>
        <legend>{t.daysLabel}</legend>
        {words("workingDays") !== undefined && <p className="field__error">{words("workingDays")}</p>}
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            label={t.days[day] ?? ""}
            checked={fields.workingDays.includes(day)}
            onChange={() => put({ workingDays: toggled(fields.workingDays, day) })}
          />
        ))}
      </fieldset>
      <Checkbox label={t.active} checked={fields.active} onChange={() => put({ active: !fields.active })} />
      {!fields.active && <p className="soft small">{t.inactiveText}</p>}
      <p className="row">
        <Button type="submit" busy={busy}>
          {t.save}
        </Button>
      </p>
    </Form>
  );
}
