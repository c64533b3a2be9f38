import * as z from "zod/mini";
import { callService, nameOf } from "./service";
import { decodeFields } from "./values";

export interface Found {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly updateTime: string;
}

const stored = z.object({ name: z.string(), fields: z.optional(z.unknown()), updateTime: z.string() });
const looked = z.array(z.object({ found: z.optional(stored), missing: z.optional(z.string()) }));

/**
 * The documents at these paths, in the same order; null for those that do not exist. They are data and a version alone,
 * which most decisions need. What a query finds, and the times of documents, are read by `store/database`.
 */
export async function lookUp(paths: readonly string[]): Promise<readonly (Found | null)[]> {
  const answers = looked.parse(await callService("batchGet", { documents: paths.map(nameOf) }));
  const found = new Map(answers.flatMap((answer) => (answer.found ? [[answer.found.name, answer.found]] : [])));
  return paths.map((path) => {
    const document = found.get(nameOf(path));
    return document ? { path, data: decodeFields(document.fields), updateTime: document.updateTime } : null;
  });
}
