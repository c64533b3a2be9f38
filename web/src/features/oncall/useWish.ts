import type { Locale } from "@thodu/domain/locale";
import { callWindow, channels, knownLanguages, quietHours, type OnCall } from "@thodu/domain/oncall/model";
import { useState } from "react";
import * as z from "zod/mini";
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

export type Wish = z.infer<typeof written>;

const ownZone = (): string => zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** As it is stored; who says it for the first time begins with their own zone, and with the languages of their desk. */
const wishOf = (
  { on, zone, windows, quiet, languages, channels: by, testedAt }: OnCall,
  spoken: readonly Locale[],
): Wish => ({
  on,
  zone: !on && testedAt === null && windows.length === 0 ? ownZone() : zone,
  windows,
  quiet,
  // Saved without one, the desk would lose them all.
  languages:
    Object.keys(languages).length > 0 ? languages : Object.fromEntries(spoken.map((each) => [each, "well"] as const)),
  channels: by,
});

function wishIn(text: string): Wish | null {
  try {
    return written.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

interface Writing {
  readonly wish: Wish;
  readonly change: (part: Partial<Wish>) => void;
  readonly number: string;
  readonly setNumber: (typed: string) => void;
}

/** What is said in the form and not saved yet; it stays while its page loads in another language. */
export function useWish(record: OnCall, spoken: readonly Locale[]): Writing {
  const [wish, setWish] = useState<Wish>(() => wishOf(record, spoken));
  const [number, setNumber] = useState(record.number ?? "");
  const text = JSON.stringify(wish);
  const changed = text !== JSON.stringify(wishOf(record, spoken)) || number !== (record.number ?? "");
  useTextDraft("on-call", changed ? { wish: text, number } : {}, (draft) => {
    setWish(wishIn(draft["wish"] ?? "") ?? wish);
    setNumber(draft["number"] ?? number);
  });
  return { wish, change: (part) => setWish({ ...wish, ...part }), number, setNumber };
}
