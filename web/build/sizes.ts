import { gzipSync } from 'node:zlib';
import type { Client } from './client';

const KIB = 1_024;
const FIREBASE = /\/firebase\/(?:auth|firestore)\.ts$/;

const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1).padStart(6)} KB gz`;

/** Bytes, gzipped, of the script that comes before a screen is alive: the entry, its chunk and all they import. */
export function screenSizes(client: Client, screens: ReadonlyMap<string, string>): Map<string, number> {
  const sizes = new Map(client.chunks.map(({ fileName, code }) => [fileName, gzipSync(code, { level: 9 }).length]));
  const sum = (files: readonly string[]): number => files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  return new Map([...screens].map(([path, screen]) => [path, sum([client.main, ...client.preloads(screen)])]));
}

/** The SDKs, which come on demand. */
function sdkSizes({ chunks }: Client): Map<string, number> {
  return new Map(chunks.filter(({ moduleIds }) => moduleIds.some((id) => FIREBASE.test(id))).map(({ name, code }) => [name, gzipSync(code, { level: 9 }).length]));
}

/** What the build says of its own weight (1 KB is 1,024 bytes, as in the budgets). */
export function describeSizes(client: Client, screens: ReadonlyMap<string, string>): string {
  const lines = [
    ...[...screenSizes(client, screens)].map(([path, bytes]) => `${kib(bytes)}  ${path}`),
    ...[...sdkSizes(client)].map(([name, bytes]) => `${kib(bytes)}  ${name}, on demand`),
  ];
  return lines.join('\n');
}
