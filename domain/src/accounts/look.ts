import * as z from "zod/mini";
import { locale, type Locale } from "../locale";

const theme = z.enum(["light", "dark", "system"]);
export type Theme = z.infer<typeof theme>;

/** How a person wants pages to look, on every device; null: never chosen. */
export interface Look {
  readonly theme: Theme | null;
  readonly neutralTitle: boolean | null;
  readonly locale: Locale | null;
}

/** The look in `users/{uid}/private/preferences`; values that can't be read count as never chosen. */
export function storedLook(data: unknown): Look {
  const known = new Map<string, unknown>(typeof data === "object" && data !== null ? Object.entries(data) : []);
  return {
    theme: theme.safeParse(known.get("theme")).data ?? null,
    neutralTitle: z.boolean().safeParse(known.get("neutralTitle")).data ?? null,
    locale: locale.safeParse(known.get("locale")).data ?? null,
  };
}
