import type { Locale } from "@thodu/domain/locale";
import type { Application, ApplicationDraft } from "@thodu/domain/volunteers/application";
import { useCallback, useEffect, useRef, useState } from "react";
import * as t from "@messages/application";
import { reasons } from "@messages/errors";
import { inField } from "@messages/forms";
import { call } from "../../../lib/callables";
import { keepDraft } from "../../../lib/formDrafts";
import { languages as known } from "../../../lib/locale";
import { Button } from "../../../ui/Button";
import { Checkbox, Select, TextArea, TextField } from "../../../ui/form/Field";
import { Form } from "../../../ui/form/Form";
import type { Problems } from "./check";
import { draftOf, isEmpty } from "./draft";
import { useSaving, type Saving } from "./useSaving";

const LONGEST = 1_000;
const order = known.map(({ locale }) => locale);
const labels = {
  name: t.name,
  languages: t.languages,
  hours: t.hours,
  why: t.why,
  experience: t.experience,
  checks: t.checksShort,
} as const;
const fieldNames = ["name", "languages", "hours", "why", "experience", "checks"] as const;
const hourNames = ["1-2", "3-5", "6-10", "over-10"] as const;

/**
 * The application form. It begins with what is stored, then keeps what is typed, and saves it while it is being
 * written.
 */
export function ApplicationForm({
  written,
  onSent,
}: {
  readonly written: Application | null;
  readonly onSent: () => void;
}) {
  const [draft, setDraft] = useState(() => draftOf(written));
  const [problems, setProblems] = useState<Problems>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const reached = useCallback(() => setTrouble((before) => (before?.isLost === true ? null : before)), []);
  useEffect(() => {
    addEventListener("online", reached);
    return () => removeEventListener("online", reached);
  }, [reached]);
  const { saving, settled } = useSaving(draft, busy, reached);
  const change = (part: Partial<ApplicationDraft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
    setTrouble(null);
  };
  useTextsKept(draft, change);

  const send = async (): Promise<void> => {
    setBusy(true);
    await settled();
    const refused = await sendOrSay(draft);
    // It stays busy until the page knows that it was sent, because nothing can be saved any more.
    if (refused === null) return onSent();
    setBusy(false);
    setTries((before) => before + 1);
    setProblems(refused.problems);
    setTrouble(refused.trouble);
  };
  const listed = fieldNames.flatMap((field) => {
    const words = problems[field];
    return words === undefined ? [] : [{ field: `application-${field}`, words: inField(labels[field], words) }];
  });
  const summary = {
    problems: [...(trouble === null ? [] : [{ field: null, words: trouble.words }]), ...listed],
    tries,
  };
  const text = (field: "name" | "why" | "experience") => ({
    id: `application-${field}`,
    label: labels[field],
    error: problems[field],
    value: draft[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change({ [field]: target.value }),
  });

  return (
    <Form summary={summary} onSend={() => void (busy || send())} label={t.title}>
      <TextField {...text("name")} help={t.nameHelp} autoComplete="name" maxLength={100} />
      <Languages spoken={draft.languages} error={problems.languages} onChange={(languages) => change({ languages })} />
      <Select
        id="application-hours"
        label={t.hours}
        error={problems.hours}
        value={draft.hours}
        onChange={({ target }) => change({ hours: hourNames.find((each) => each === target.value) ?? "" })}
      >
        <option value="">{t.choose}</option>
        {hourNames.map((each) => (
          <option key={each} value={each}>
            {t.hourNames[each]}
          </option>
        ))}
      </Select>
      <TextArea {...text("why")} help={t.whyHelp} rows={5} maxLength={LONGEST} />
      <TextArea {...text("experience")} help={t.experienceHelp} maxLength={LONGEST} />
      <div className="field">
        {problems.checks !== undefined && (
          <p id="application-checks-error" className="field__error">
            {problems.checks}
          </p>
        )}
        <Checkbox
          id="application-checks"
          label={t.checks}
          checked={draft.checks}
          aria-invalid={problems.checks === undefined ? undefined : true}
          aria-describedby={problems.checks === undefined ? undefined : "application-checks-error"}
          onChange={({ target }) => change({ checks: target.checked })}
        />
      </div>
      <p className="soft small application__saving">
        {saving.state === "saved" && isEmpty(draft) ? "" : wordsOf(saving)}
      </p>
      <Button type="submit" busy={busy}>
        {busy ? t.sending : t.send}
      </Button>
    </Form>
  );
}

const wordsOf = (saving: Saving): string =>
  saving.state === "not-saved" ? t.notSaved(saving.why) : saving.state === "saving" ? t.saving : t.saved;

/** Why it was not sent. `isLost`: there was no connection, which may be back. */
interface Trouble {
  readonly words: string;
  readonly isLost: boolean;
}

/** Null once it is sent. */
async function sendOrSay(
  draft: ApplicationDraft,
): Promise<{ readonly problems: Problems; readonly trouble: Trouble | null } | null> {
  const checking = await import("./check").catch(() => null);
  if (!checking) return { problems: {}, trouble: { words: reasons.NETWORK, isLost: true } };
  const checked = checking.check(draft);
  if ("problems" in checked) return { problems: checked.problems, trouble: null };
  const reply = await call("sendApplication", checked.form);
  return reply.ok ? null : { problems: {}, trouble: { words: reply.message, isLost: reply.reason === "NETWORK" } };
}

/** Keeps unsaved text while the page is loaded in another language. */
function useTextsKept(draft: ApplicationDraft, change: (part: Partial<ApplicationDraft>) => void): void {
  const now = useRef({ draft, change });
  useEffect(() => {
    now.current = { draft, change };
  });
  useEffect(() => {
    const read = () => {
      const { name, why, experience } = now.current.draft;
      return { name, why, experience };
    };
    return keepDraft("application", { read, fill: (fields) => now.current.change(fields) });
  }, []);
}

interface LanguagesProps {
  readonly spoken: readonly Locale[];
  readonly error: string | undefined;
  readonly onChange: (spoken: Locale[]) => void;
}

const Languages = ({ spoken, error, onChange }: LanguagesProps) => (
  <fieldset className="field application__languages">
    <legend className="field__label">{t.languages}</legend>
    {error !== undefined && (
      <p id="application-languages-error" className="field__error">
        {error}
      </p>
    )}
    {known.map(({ locale, name }, at) => (
      <Checkbox
        key={locale}
        id={at === 0 ? "application-languages" : undefined}
        label={name}
        lang={locale}
        checked={spoken.includes(locale)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : "application-languages-error"}
        onChange={({ target }) =>
          onChange(order.filter((each) => (each === locale ? target.checked : spoken.includes(each))))
        }
      />
    ))}
  </fieldset>
);
