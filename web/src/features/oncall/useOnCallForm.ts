import { zoneName } from "@thodu/domain/zones";
import type { Locale } from "@thodu/domain/locale";
import { callWindow, channels, knownLanguages, quietHours, type OnCall } from "@thodu/domain/oncall/model";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { fillIn } from "../../lib/formDrafts";
import { plainPath } from "../../lib/path";
import { currentSession } from "../../lib/session";
import { useTextDraft } from "../../lib/useFormDraft";
import { neverCompile } from "../../ui/form/jitless";

neverCompile();

/** The form's values as they are typed: a time may have no day yet. */
const written = z.object({
  on: z.boolean(),
  zone: z.string(),
  windows: z.array(z.extend(callWindow, { days: z.array(z.number()) })),
  quiet: z.nullable(quietHours),
  languages: knownLanguages,
  channels,
});

export type OnCallValues = z.infer<typeof written>;

const ownZone = (): string => zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The stored values. A listener who has none begins with their own time zone, and the languages of their desk. */
const valuesOf = (
  { on, zone, windows, quiet, languages, channels: by, testedAt }: OnCall,
  spoken: readonly Locale[],
): OnCallValues => ({
  on,
  zone: !on && testedAt === null && windows.length === 0 ? ownZone() : zone,
  windows,
  quiet,
  // Saving without a language would remove all languages from the desk too.
  languages:
    Object.keys(languages).length > 0 ? languages : Object.fromEntries(spoken.map((each) => [each, "well"] as const)),
  channels: by,
});

function valuesIn(text: string): OnCallValues | null {
  try {
    return written.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

interface Writing {
  readonly values: OnCallValues;
  readonly change: (part: Partial<OnCallValues>) => void;
  readonly number: string;
  readonly setNumber: (typed: string) => void;
  /** The form has changes from an earlier visit that were not saved yet. */
  readonly isKept: boolean;
  /** The form has changes that were not saved. */
  readonly isChanged: boolean;
  /** The form was saved on this visit, and not changed since. */
  readonly isSaved: boolean;
  /** Notes that the present values of the form were saved. */
  readonly saved: () => void;
}

const DRAFT = "on-call";
type Texts = Readonly<Record<string, string>>;

/** Keeps the form's values for when its listener comes back to the page, unless they have logged out. */
function useKeptAway(texts: Texts): void {
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });
  useEffect(() => {
    const { uid } = currentSession();
    const path = plainPath(location.pathname);
    return () => {
      if (currentSession().uid === uid && Object.keys(latest.current).length > 0) fillIn(path, DRAFT, latest.current);
    };
  }, []);
}

/**
 * The form's values. Unsaved changes stay while the page is loaded in another language, and while its listener visits
 * another page.
 */
export function useOnCallForm(record: OnCall, spoken: readonly Locale[]): Writing {
  const [values, setValues] = useState<OnCallValues>(() => valuesOf(record, spoken));
  const [number, setNumber] = useState(record.number ?? "");
  const text = JSON.stringify(values);
  const [isFilled, setFilled] = useState(false);
  // A number is stored in another form than it was typed.
  const [asSaved, setSaved] = useState({ text: "", number: "" });
  const isSaved = text === asSaved.text && number === asSaved.number;
  const isStored = text === JSON.stringify(valuesOf(record, spoken)) && number === (record.number ?? "");
  const isChanged = !isSaved && !isStored;
  const texts: Texts = isChanged ? { values: text, number } : {};
  useKeptAway(texts);
  useTextDraft(DRAFT, texts, (draft) => {
    setFilled(true);
    setValues(valuesIn(draft["values"] ?? "") ?? values);
    setNumber(draft["number"] ?? number);
  });
  return {
    values,
    change: (part) => setValues({ ...values, ...part }),
    number,
    setNumber,
    isKept: isFilled && isChanged,
    isChanged,
    isSaved,
    saved: () => setSaved({ text, number }),
  };
}
