import type { Page } from "playwright-core";
import * as z from "zod/mini";

const target = z.object({
  addTarget: z.object({
    documents: z.optional(z.object({ documents: z.array(z.string()) })),
    query: z.optional(
      z.object({
        structuredQuery: z.object({
          from: z.array(z.object({ collectionId: z.string() })),
          limit: z.optional(z.union([z.number(), z.object({ value: z.number() })])),
        }),
      }),
    ),
  }),
});

/** What a page listens to, as requested from the database: documents by path, queries with their limits. */
export interface Asked {
  readonly what: string;
  readonly reads: number;
}

/** Records every listener that the page opens from now on. */
export function listenersOf(page: Page): readonly Asked[] {
  const asked: Asked[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/Listen/channel")) return;
    for (const [name, value] of new URLSearchParams(request.postData() ?? "")) {
      if (name.endsWith("___data__")) asked.push(...read(value));
    }
  });
  return asked;
}

function read(body: string): readonly Asked[] {
  const found = target.safeParse(JSON.parse(body));
  if (!found.success) return [];
  const { documents, query } = found.data.addTarget;
  const paths = (documents?.documents ?? []).map((path) => ({ what: path.replace(/^.*\/documents\//, ""), reads: 1 }));
  if (!query) return paths;
  const { from, limit } = query.structuredQuery;
  const reads = typeof limit === "number" ? limit : (limit?.value ?? Infinity);
  return [...paths, { what: from.map(({ collectionId }) => collectionId).join("/"), reads }];
}
