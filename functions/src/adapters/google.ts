import { Agent as PlainAgent, request as plainRequest } from "node:http";
import { Agent, request, type RequestOptions } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { getApp, getApps, initializeApp, type App } from "firebase-admin/app";
import * as z from "zod/mini";

/**
 * A Google service by its REST API, for what every message needs: it costs much less processor time than the SDKs,
 * above all in a new instance (measured in docs/decisions/0003).
 */
export interface Service {
  readonly host: string;
  /** `host:port` of its emulator; undefined in production. */
  readonly emulator: () => string | undefined;
  /** The prefix of the path at the emulator. */
  readonly emulatorPrefix: string;
}

const PATIENCE_MS = 10_000;

/** Statuses after which the service may be asked again. Used only for calls that may be repeated. */
export const PASSING: ReadonlySet<string> = new Set([
  "UNAVAILABLE",
  "INTERNAL",
  "DEADLINE_EXCEEDED",
  "RESOURCE_EXHAUSTED",
  "NETWORK",
]);

export class ServiceError extends Error {
  constructor(readonly status: string) {
    super(`The service answered ${status}.`);
    this.name = "ServiceError";
  }
}

/** The app of this instance, made when it is first used. */
export const app = (): App => (getApps().length === 0 ? initializeApp() : getApp());

export const projectId = (): string => app().options.projectId ?? process.env["GCLOUD_PROJECT"] ?? "";

interface Retrying {
  /** The statuses after which to try again. */
  readonly passing?: ReadonlySet<string>;
  readonly tries?: number;
  /**
   * Milliseconds. The longest pause before the second try; it doubles with each further try. A random part of it is
   * taken.
   */
  readonly firstPause?: number;
  /** Milliseconds to wait while nothing of the answer arrives. */
  readonly patience?: number;
}

/** The service's answer to a POST, after a few tries if needed; rejects with the service's status. */
export const post = (service: Service, path: string, body: object, retrying: Retrying = {}): Promise<unknown> =>
  asked(service, { method: "POST", path, body: JSON.stringify(body) }, retrying);

/** Like {@link post}, by GET. */
export const get = (service: Service, path: string, retrying: Retrying = {}): Promise<unknown> =>
  asked(service, { method: "GET", path, body: "" }, retrying);

interface Question {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body: string;
}

async function asked(
  service: Service,
  question: Question,
  { passing = PASSING, tries: most = 4, firstPause = 50, patience = PATIENCE_MS }: Retrying,
): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askedOnce(service, question, patience);
    } catch (error) {
      if (!(error instanceof ServiceError) || !passing.has(error.status) || tries === most) throw error;
      await sleep(Math.random() * firstPause * 2 ** tries);
    }
  }
}

/** Further requests wait for a free connection: each new one costs a TLS handshake. */
const CONNECTIONS = 64;
const plainAgent = new PlainAgent({ keepAlive: true, maxSockets: CONNECTIONS });
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

async function bearer(local: boolean): Promise<string> {
  if (local) return "owner";
  const { credential } = app().options;
  if (!credential) throw new Error("The app has no credential.");
  return (await credential.getAccessToken()).access_token;
}

const refused = z.object({ error: z.object({ status: z.string() }) });

/** The answer to one try; rejects with the service's status, or NETWORK if there was no answer. */
async function askedOnce(
  { host: real, emulator, emulatorPrefix }: Service,
  { method, path, body }: Question,
  patience: number,
): Promise<unknown> {
  const local = emulator();
  const headers = {
    authorization: `Bearer ${await bearer(local !== undefined)}`,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  };
  const options: RequestOptions = {
    method,
    path: local === undefined ? path : `${emulatorPrefix}${path}`,
    headers,
    timeout: patience,
  };
  const { code, text } = await new Promise<{ code: number; text: string }>((resolve, reject) => {
    const lost = () => reject(new ServiceError("NETWORK"));
    const [host, port] = (local ?? real).split(":");
    const sent =
      local === undefined
        ? request({ ...options, agent, host })
        : plainRequest({ ...options, agent: plainAgent, host, port });
    sent.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ code: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      response.on("error", lost);
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", lost);
    sent.end(body);
  });
  if (code === 200) return whole(JSON.parse(text));
  throw new ServiceError(statusIn(text) ?? (code >= 500 ? "UNAVAILABLE" : `HTTP ${code}`));
}

/** The streamed answer; rejects if it broke off: its last element is then an error. */
function whole(answer: unknown): unknown {
  const broken = refused.safeParse(Array.isArray(answer) ? answer.at(-1) : null).data;
  if (broken) throw new ServiceError(broken.error.status);
  return answer;
}

/** The status in a refusal; undefined if it does not come from the service itself. */
function statusIn(text: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return refused.safeParse(Array.isArray(answer) ? answer[0] : answer).data?.error.status;
  } catch {
    return undefined;
  }
}
