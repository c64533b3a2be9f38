import type { Locale } from "@thodu/domain/locale";
import { callWindow, channels, knownLanguages, quietHours, type OnCall } from "@thodu/domain/oncall/model";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { fillIn } from "../../lib/formDrafts";
import { plainPath } from "../../lib/path";
import { currentSession } from "../../lib/session";
import { useTextDraft } from "../../lib/useFormDraft";
import { zoneName } from "../../lib/zoneTime";
import { neverCompile } from "../../ui/form/jitless";

neverCompile();

/** As it is written: a time may have no day yet. */
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

/** As it is stored; who says it for the first time begins with their own zone, and with the languages of their desk. */
const valuesOf = (
  { on, zone, windows, quiet, languages, channels: by, testedAt }: OnCall,
  spoken: readonly Locale[],
): OnCallValues => ({
  on,
  zone: !on && testedAt === null && windows.length === 0 ? ownZone() : zone,
  windows,
  quiet,
  // Saved without one, the desk would lose them all.
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
  /** It is as it was left at another time, and not saved yet. */
  readonly isKept: boolean;
  /** Takes note that what is in the form now was saved. */
  readonly saved: () => void;
}

const DRAFT = "on-call";
type Texts = Readonly<Record<string, string>>;

/** Keeps what is in the form for when its listener comes back to the page, unless they have logged out. */
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
 * What is said in the form and not saved yet; it stays while its page loads in another language, and while its listener
 * looks at another page.
 */
export function useOnCallForm(record: OnCall, spoken: readonly Locale[]): Writing {
  const [values, setValues] = useState<OnCallValues>(() => valuesOf(record, spoken));
  const [number, setNumber] = useState(record.number ?? "");
  const text = JSON.stringify(values);
  const [isFilled, setFilled] = useState(false);
  // A number is stored in another form than it was typed in.
  const [asSaved, setSaved] = useState({ text: "", number: "" });
  const isSaved = text === asSaved.text && number === asSaved.number;
  const isStored = text === JSON.stringify(valuesOf(record, spoken)) && number === (record.number ?? "");
  const changed = !isSaved && !isStored;
  const texts: Texts = changed ? { values: text, number } : {};
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
    isKept: isFilled && changed,
    saved: () => setSaved({ text, number }),
  };
}
