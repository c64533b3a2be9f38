import * as z from "zod";

/**
 * The contents of web/dist/csp-hashes.json: the inline scripts and styles of the built pages, as 'sha256-…', and
 * whether they have a site key.
 */
export const cspHashes = z.strictObject({
  script: z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/)).default([]),
  style: z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/)).default([]),
  appCheck: z.boolean().default(false),
});
export type CspHashes = z.infer<typeof cspHashes>;

type Directive = readonly [name: string, ...sources: string[]];

const read = (policy: string): Directive[] =>
  policy
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const [name = "", ...sources] = part.split(/\s+/);
      return [name, ...sources];
    });

const write = (directives: readonly Directive[]): string => directives.map((each) => each.join(" ")).join("; ");

const isHash = (source: string): boolean => /^'sha(256|384|512)-/.test(source);

/**
 * The addresses from which App Check loads and to which it sends (developers.google.com/recaptcha/docs/faq). Its own
 * service is one of googleapis.com.
 */
const APP_CHECK: Readonly<Record<string, readonly string[]>> = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  "connect-src": ["https://www.google.com/recaptcha/"],
};

/** The policy for pages with App Check or, without a site key, for pages that never load anything of Google's. */
export function withAppCheck(policy: string, on: boolean): string {
  return write(
    read(policy).map(([name, ...sources]): Directive => {
      const own = APP_CHECK[name] ?? [];
      return [name, ...sources.filter((source) => !own.includes(source)), ...(on ? own : [])];
    }),
  );
}

/** The policy with exactly these hashes for inline scripts and styles, in a fixed order; others are removed. */
export function withHashes(policy: string, hashes: Pick<CspHashes, "script" | "style">): string {
  const wanted: Readonly<Record<string, readonly string[]>> = {
    "script-src": hashes.script,
    "style-src": hashes.style,
  };
  return write(
    read(policy).map(([name, ...sources]): Directive => {
      const own = wanted[name];
      if (own === undefined) return [name, ...sources];
      const quoted = [...new Set(own)].toSorted().map((hash) => `'${hash}'`);
      return [name, ...sources.filter((source) => !isHash(source)), ...quoted];
    }),
  );
}

/**
 * The policy for pages served by the suite: allows calls to the emulators and the sandbox's checkout, without an
 * upgrade to https.
 */
export function forEmulators(policy: string, origins: readonly string[], checkout: string): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    "connect-src": origins,
    "script-src": [checkout],
    "frame-src": [checkout],
  };
  return write(
    read(policy)
      .filter(([name]) => name !== "upgrade-insecure-requests")
      .map(([name, ...sources]): Directive => [name, ...sources, ...(added[name] ?? [])]),
  );
}
