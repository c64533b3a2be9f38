import { zoneName } from "@thodu/domain/zones";
import { locales, type Locale } from "@thodu/domain/locale";
import type { OnCall } from "@thodu/domain/oncall/model";
import { languageOf } from "@messages/desk";
import * as t from "@messages/onCall";
import { useState } from "react";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { Link } from "../../lib/router";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Select, TextField } from "../../ui/form/Field";
import { FormSummary } from "../../ui/form/FormSummary";
import { Notice } from "../../ui/Notice";
import { setOnCall, type SetUp } from "./api";
import { CallFields } from "./CallFields";
import { Check } from "./Check";
import { fields, problemsOf } from "./problems";
import { ringsBy } from "./ringsBy";
import { minuteOf, timeOf } from "./times";
import { useOnCallForm, type OnCallValues } from "./useOnCallForm";
import { WindowField } from "./WindowField";

const loadConduct = async () => (await import("../../conversation/ConductDialog")).ConductDialog;

/** Without days: most listeners choose one or two evenings, each with one press. */
const EVENING = { days: [], from: 22 * 60, to: 0, duty: "awake" } as const;
const NIGHT = { from: 0, to: 7 * 60 } as const;
const zonesWith = (own: string): readonly string[] => [
  ...new Set([own, ...Intl.supportedValuesOf("timeZone")].map(zoneName)),
];

interface Props {
  readonly record: OnCall;
  readonly setUp: SetUp;
}

/** The form in which a listener says when and how their phone may ring. */
export function OnCallForm({ record, setUp: { push, calls, spoken, agreed: before } }: Props) {
  const { values, change, number, setNumber, isKept, isChanged, isSaved, saved } = useOnCallForm(record, spoken);
  const [tried, setTried] = useState<Tried>({ tries: 0, found: [] });
  const [busy, setBusy] = useState(false);
  const [agreed, setAgreed] = useState(before);
  const [asked, setAsked] = useState(false);
  const ConductDialog = useLoadedPart(loadConduct, asked);

  const now = problemsOf(values, number, calls);
  // What becomes wrong while the form is changed is said at the next try.
  const problems = now.filter(({ field }) => tried.found.includes(field));
  const isWrong = (field: string): boolean => problems.some((each) => each.field === field);

  const save = async (): Promise<void> => {
    setTried({ tries: tried.tries + 1, found: now.map(({ field }) => field) });
    if (now.length > 0) return undefined;
    // A listener who answers a ring has a person to talk to at once, so they must have agreed first.
    if (values.on && !agreed) return setAsked(true);
    return store();
  };
  const store = async (): Promise<void> => {
    setBusy(true);
    // A listener who is not called leaves no number.
    const reply = await setOnCall(calls ? { ...values, number: values.channels.call ? number : null } : values);
    setBusy(false);
    if (reply.ok) saved();
    else toast("alert", reply.message);
  };

  return (
    <>
      {isKept && <Notice>{t.notSavedYet}</Notice>}
      <form
        className="stack"
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        <FormSummary problems={problems} tries={tried.tries} />
        <Check label={t.on} checked={values.on} onChange={(on) => change({ on })} />
        <p className="soft small">{ringsBy({ push, calls }, values.channels)}</p>
        <Zone zone={values.zone} onChange={(zone) => change({ zone })} />
        <Windows
          windows={values.windows}
          quiet={values.quiet}
          isWrong={isWrong}
          onChange={(windows) => change({ windows })}
        />
        <Quiet quiet={values.quiet} onChange={(quiet) => change({ quiet })} />
        <Languages
          known={values.languages}
          missing={isWrong(fields.languages)}
          onChange={(languages) => change({ languages })}
        />
        {push && (
          <>
            <Check
              label={t.push}
              checked={values.channels.push}
              onChange={(on) => change({ channels: { ...values.channels, push: on } })}
            />
            <p className="soft small">
              {t.pushHelp} <Link to="/settings">{t.settings}</Link>
            </p>
          </>
        )}
        {calls && (
          <CallFields
            push={push}
            on={values.channels.call}
            number={number}
            wrong={isWrong(fields.number)}
            onChange={({ call = values.channels.call, number: typed = number }) => {
              change({ channels: { ...values.channels, call } });
              setNumber(typed);
            }}
          />
        )}
        <div className="on-call__save" data-sticks={isChanged || isSaved}>
          <Button type="submit" busy={busy}>
            {t.save}
          </Button>
          {/* Not a toast, which may cover the button below that it names. */}
          <p role="status">{isSaved && savedWords(values.on, record)}</p>
        </div>
      </form>
      {asked && ConductDialog && (
        <ConductDialog
          onClose={() => setAsked(false)}
          onAgreed={() => {
            setAgreed(true);
            setAsked(false);
            void store();
          }}
        />
      )}
    </>
  );
}

/** The tries to save the form, and the fields that kept the last one from it. */
interface Tried {
  readonly tries: number;
  readonly found: readonly (string | null)[];
}

interface Part<V> {
  readonly onChange: (value: V) => void;
}

const Zone = ({ zone, onChange }: Part<string> & Pick<OnCallValues, "zone">) => (
  <Select label={t.zone} help={t.zoneHelp} value={zoneName(zone)} onChange={({ target }) => onChange(target.value)}>
    {zonesWith(zone).map((each) => (
      <option key={each}>{each}</option>
    ))}
  </Select>
);

interface WindowsProps extends Part<OnCallValues["windows"]>, Pick<OnCallValues, "windows" | "quiet"> {
  readonly isWrong: (field: string) => boolean;
}

function Windows({ windows, quiet, isWrong, onChange }: WindowsProps) {
  return (
    <section className="stack" aria-labelledby="windows">
      <h2 id="windows">{t.windows}</h2>
      <p className="soft small">{t.windowsHelp}</p>
      {windows.length === 0 && <p className="soft">{t.noWindows}</p>}
      {windows.map((each, at) => (
        <WindowField
          // oxlint-disable-next-line react/no-array-index-key -- a time has no name but its place
          key={at}
          number={at + 1}
          daysId={fields.days(at)}
          daysMissing={isWrong(fields.days(at))}
          value={each}
          quiet={quiet}
          onChange={(value) => onChange(windows.with(at, value))}
          onRemove={() => onChange(windows.toSpliced(at, 1))}
        />
      ))}
      <p>
        <Button small look="outline" onClick={() => onChange([...windows, { ...EVENING, days: [] }])}>
          {t.addWindow}
        </Button>
      </p>
    </section>
  );
}

function Quiet({ quiet, onChange }: Part<OnCallValues["quiet"]> & Pick<OnCallValues, "quiet">) {
  const end = (which: "from" | "to", text: string): void => {
    const minute = minuteOf(text);
    if (quiet && minute !== null) onChange({ ...quiet, [which]: minute });
  };
  return (
    <section className="stack" aria-labelledby="quiet">
      <h2 id="quiet">{t.quiet}</h2>
      <p className="soft small">{t.quietHelp}</p>
      <Check label={t.quiet} checked={quiet !== null} onChange={(on) => onChange(on ? { ...NIGHT } : null)} />
      {quiet && (
        <div className="call-window__ends">
          <TextField
            label={t.from}
            type="time"
            value={timeOf(quiet.from)}
            onChange={({ target }) => end("from", target.value)}
          />
          <TextField
            label={t.to}
            type="time"
            value={timeOf(quiet.to)}
            onChange={({ target }) => end("to", target.value)}
          />
        </div>
      )}
    </section>
  );
}

interface LanguageProps extends Part<OnCallValues["languages"]> {
  readonly known: OnCallValues["languages"];
  /** No language was chosen when it was to be saved. */
  readonly missing: boolean;
}

function Languages({ known, missing, onChange }: LanguageProps) {
  const speak = (locale: Locale, fluency: string): void => {
    const { [locale]: _, ...others } = known;
    onChange(fluency === "well" || fluency === "little" ? { ...others, [locale]: fluency } : others);
  };
  return (
    <section className="stack" aria-labelledby="languages">
      <h2 id="languages">{t.languages}</h2>
      <p className="soft small">
        {t.languagesOfDesk} {t.languagesInCrisis}
      </p>
      {missing && <p className="field__error">{t.languageMissing}</p>}
      {locales.map((locale, at) => (
        <Select
          key={locale}
          id={at === 0 ? fields.languages : undefined}
          label={languageOf[locale]}
          value={known[locale] ?? "none"}
          onChange={({ target }) => speak(locale, target.value)}
        >
          {Object.entries(t.fluencies).map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </Select>
      ))}
    </section>
  );
}

/** What saving means for tonight: a phone that no test ring has reached does not ring for anybody. */
const savedWords = (on: boolean, { testedAt }: Pick<OnCall, "testedAt">): string =>
  on ? (testedAt === null ? t.savedUntested : t.saved) : t.savedOff;
