import * as z from "zod/mini";

export const locales = ["en", "te", "hi"] as const;
export const locale = z.enum(locales);
export type Locale = z.infer<typeof locale>;
