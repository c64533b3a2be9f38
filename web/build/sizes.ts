import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Rendered } from "../src/app/server";
import type { Client } from "./client";

const KIB = 1_024;
const FIREBASE = /\/firebase\/(?:auth|firestore)\.ts$/;

const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1).padStart(6)} KB gz`;

/** The gzipped bytes of these files of a build. */
const bytesOf = ({ chunks }: Client, files: ReadonlySet<string>): number =>
  chunks
    .filter(({ fileName }) => files.has(fileName))
    .reduce((total, { code }) => total + gzipSync(code, { level: 9 }).length, 0);

/**
 * The bytes of the script that is needed before a screen is interactive: the entry, the screen's chunk and everything
 * they import.
 */
const scriptBytes = (client: Client, screen: string): number =>
  bytesOf(client, new Set([client.main, ...client.preloads(screen)]));

/** The SDKs, which are loaded on demand. */
function sdkSizes({ chunks }: Client): Map<string, number> {
  return new Map(
    chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => FIREBASE.test(id)))
      .map(({ name, code }) => [name, gzipSync(code, { level: 9 }).length]),
  );
}

/** What the build reports about its size (1 KB is 1,024 bytes, as in the budgets). */
export function describeSizes(client: Client, screens: ReadonlyMap<string, string>): string {
  const lines = [
    ...[...screens].map(([path, screen]) => `${kib(scriptBytes(client, screen))}  ${path}`),
    ...[...sdkSizes(client)].map(([name, bytes]) => `${kib(bytes)}  ${name}, on demand`),
  ];
  return lines.join("\n");
}

/** Bytes by path, each of the largest language; `npm test` compares them with the budgets. */
export interface Weights {
  /** Scripts before a screen is interactive, gzipped. */
  readonly screens: Record<string, number>;
  /** The documents of static pages with their style, brotli; infinite for one with a script before `load`. */
  readonly pages: Record<string, number>;
  /** The script that a static page loads after `load`, with everything it imports, gzipped. */
  late: number;
}

/** Adds a page of one language to the sizes. */
export function weigh(weights: Weights, client: Client, { path, screen }: Rendered, html: string): void {
  const { screens, pages } = weights;
  weights.late = Math.max(weights.late, bytesOf(client, new Set(client.late)));
  const [into, bytes] = screen === null ? [pages, weightOfPage(html)] : [screens, scriptBytes(client, screen)];
  into[path] = Math.max(into[path] ?? 0, bytes);
}

const weightOfPage = (html: string): number =>
  /<script[^>]+src=/.test(html) ? Number.MAX_SAFE_INTEGER : brotliCompressSync(html).length;
