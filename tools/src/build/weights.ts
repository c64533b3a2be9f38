import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

import { root } from "../lib/paths";

const KIB = 1_024;

const weights = z.object({
  screens: z.record(z.string(), z.number()),
  pages: z.record(z.string(), z.number()),
  late: z.number(),
});
type Weights = z.infer<typeof weights>;

/**
 * Kilobytes of script, gzipped, before a screen is usable: the speed table's budget for a conversation. Any other
 * screen has that of a form.
 */
const SCREEN_BUDGETS: Readonly<Record<string, number>> = { "/chat": 84, "/volunteer-chat": 84 };
const FORM_BUDGET = 100;
/** Kilobytes of a static page with its style, brotli, without any script before `load`. */
const PAGE_BUDGET = 14;
/** Kilobytes of script, gzipped, that a static page loads after `load`: nothing of the app. */
const LATE_BUDGET = 8;

/** The screens and pages of the built site that are larger than the speed table allows, in words. */
export function overweight({ screens, pages, late }: Weights): readonly string[] {
  const heavy = (path: string, bytes: number, budget: number): readonly string[] =>
    bytes <= budget * KIB ? [] : [`${path} weighs ${(bytes / KIB).toFixed(1)} KB, ${budget} KB are allowed`];
  return [
    ...Object.entries(screens).flatMap(([path, bytes]) => heavy(path, bytes, SCREEN_BUDGETS[path] ?? FORM_BUDGET)),
    ...Object.entries(pages).flatMap(([path, bytes]) => heavy(path, bytes, PAGE_BUDGET)),
    ...heavy("What a static page loads late", late, LATE_BUDGET),
  ];
}

/** The sizes that the build has written down. */
export const readWeights = (): Weights =>
  weights.parse(JSON.parse(readFileSync(join(root, "web/dist/weights.json"), "utf8")));
