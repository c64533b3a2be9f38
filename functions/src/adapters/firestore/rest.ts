import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request, type RequestOptions } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { app } from './database';
import { decodeFields, encodeFields } from './values';

/**
 * Firestore by its REST surface, for the two operations of a send. One costs 0.3–0.6 ms of processor here and
 * 1–5 ms by the SDK's gRPC, whose first call loads for another 0.2 s (docs/decisions/0003).
 */

export interface Found {
  readonly path: string;
  readonly data: unknown;
  readonly updateTime: string;
}

export interface Write {
  readonly path: string;
  readonly data: object;
  /** Fields that get the time of the commit. */
  readonly stamps: readonly string[];
  /** `absent`: creates; a time: changes the fields named, if the document is still as of then. */
  readonly only: 'absent' | { readonly unchangedSince: string };
}

const PATIENCE_MS = 10_000;
const TRIES = 4;
const FIRST_PAUSE_MS = 50;

const CONFLICTS: ReadonlySet<string> = new Set(['ALREADY_EXISTS', 'FAILED_PRECONDITION', 'ABORTED', 'NOT_FOUND']);
/** The service asks to come back. A repeated write is harmless: each carries its precondition. */
const PASSING: ReadonlySet<string> = new Set(['UNAVAILABLE', 'INTERNAL', 'DEADLINE_EXCEEDED', 'RESOURCE_EXHAUSTED', 'NETWORK']);

class StoreError extends Error {
  constructor(readonly status: string) {
    super(`The store answered ${status}.`);
    this.name = 'StoreError';
  }
}

const emulator = () => process.env['FIRESTORE_EMULATOR_HOST'];
const root = () => `projects/${app().options.projectId ?? process.env['GCLOUD_PROJECT'] ?? ''}/databases/(default)/documents`;
const nameOf = (path: string) => `${root()}/${path}`;

const stored = z.object({ name: z.string(), fields: z.optional(z.unknown()), updateTime: z.string() });
const looked = z.array(z.object({ found: z.optional(stored), missing: z.optional(z.string()) }));

/** The documents in the order asked for; null where there is none. */
export async function getAll(paths: readonly string[]): Promise<readonly (Found | null)[]> {
  const answers = looked.parse(await post('batchGet', { documents: paths.map(nameOf) }));
  const found = new Map(answers.flatMap((answer) => (answer.found ? [[answer.found.name, answer.found]] : [])));
  return paths.map((path) => {
    const document = found.get(nameOf(path));
    return document ? { path, data: decodeFields(document.fields), updateTime: document.updateTime } : null;
  });
}

const committed = z.object({ writeResults: z.array(z.object({ updateTime: z.optional(z.string()) })), commitTime: z.string() });

/** The update time of each write, or null when one of them lost its precondition and nothing was stored. */
export async function commit(writes: readonly Write[]): Promise<readonly string[] | null> {
  try {
    const { writeResults, commitTime } = committed.parse(await post('commit', { writes: writes.map(asWrite) }));
    return writeResults.map(({ updateTime }) => updateTime ?? commitTime);
  } catch (error) {
    if (error instanceof StoreError && CONFLICTS.has(error.status)) return null;
    throw error;
  }
}

const asWrite = ({ path, data, stamps, only }: Write): object => ({
  update: { name: nameOf(path), fields: encodeFields(data) },
  ...(only === 'absent'
    ? { currentDocument: { exists: false } }
    : { updateMask: { fieldPaths: Object.keys(data) }, currentDocument: { updateTime: only.unchangedSince } }),
  ...(stamps.length > 0 && { updateTransforms: stamps.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })) }),
});

async function post(method: 'batchGet' | 'commit', body: object): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await postOnce(`/v1/${root()}:${method}`, JSON.stringify(body));
    } catch (error) {
      if (!(error instanceof StoreError) || !PASSING.has(error.status) || tries === TRIES) throw error;
      await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** tries);
    }
  }
}

const plainAgent = new PlainAgent({ keepAlive: true });
const agent = new Agent({ keepAlive: true });

async function bearer(): Promise<string> {
  if (emulator() !== undefined) return 'owner';
  const { credential } = app().options;
  if (!credential) throw new Error('The app has no credential.');
  return (await credential.getAccessToken()).access_token;
}

const refused = z.object({ error: z.object({ status: z.string() }) });

/** The answer of one try; rejects with the store's status, or NETWORK when none came. */
async function postOnce(path: string, body: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${await bearer()}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const options: RequestOptions = { method: 'POST', path, headers, timeout: PATIENCE_MS };
  const local = emulator();
  const { code, text } = await new Promise<{ code: number; text: string }>((resolve, reject) => {
    const lost = () => reject(new StoreError('NETWORK'));
    const [host, port] = (local ?? 'firestore.googleapis.com').split(':');
    const sent = local === undefined ? request({ ...options, agent, host }) : plainRequest({ ...options, agent: plainAgent, host, port });
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ code: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      response.on('error', lost);
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', lost);
    sent.end(body);
  });
  if (code === 200) return JSON.parse(text);
  throw new StoreError(statusIn(text) ?? (code >= 500 ? 'UNAVAILABLE' : `HTTP ${code}`));
}

/** What the store calls the refusal; undefined for the words of something between us and it. */
function statusIn(text: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return refused.safeParse(Array.isArray(answer) ? answer[0] : answer).data?.error.status;
  } catch {
    return undefined;
  }
}
