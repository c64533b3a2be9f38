import type { CallableName, Output, RawInput } from "@thodu/domain/contracts";
import type { Reason } from "@thodu/domain/errors";
import { reasons } from "@messages/errors";
import { loadAppCheck, loadAuth } from "./firebase";
import { callableUrl } from "./firebase/project";
import { expectAnswer } from "./reach";
import { hearServerTime } from "./serverClock";

/** The server's reasons, and NETWORK: the request or its answer did not arrive. */
export type ClientReason = Reason | "NETWORK";

export interface Refused {
  readonly ok: false;
  readonly reason: ClientReason;
  /** Whether the same call may succeed later; repeat it with the same ids. */
  readonly retryable: boolean;
  /** A message for the user, in their language. */
  readonly message: string;
  readonly details: {
    readonly retryAfterSeconds?: number;
    readonly fields?: readonly string[];
    /** The text that was sent may tell of danger. */
    readonly danger?: boolean;
  };
}

export type Reply<T> = { readonly ok: true; readonly value: T } | Refused;

const PATIENCE_MS = 20_000;

const refused = (reason: ClientReason, retryable: boolean, details: Refused["details"] = {}): Refused => ({
  ok: false,
  reason,
  retryable,
  message: reasons[reason],
  details,
});

const unreached = refused("NETWORK", true);

/**
 * Calls a callable function by its contract, and gives up after `patience` milliseconds. Never throws: any error is
 * returned as a reason with a message.
 */
export async function call<N extends CallableName>(
  name: N,
  input: RawInput<N>,
  patience = PATIENCE_MS,
): Promise<Reply<Output<N>>> {
  try {
    const headers = await headersOf(name);
    const sentAt = Date.now();
    const answer = fetch(callableUrl(name), {
      method: "POST",
      headers,
      body: JSON.stringify({ data: input }),
      signal: AbortSignal.timeout(patience),
    });
    expectAnswer(answer);
    const response = await answer;
    hearServerTime(response.headers.get("date"), sentAt);
    const body: unknown = await response.json();
    if (isAnswer<Output<N>>(body)) return { ok: true, value: body.result };
    return readRefusal(body);
  } catch {
    return unreached;
  }
}

/**
 * Prepares a call, with the present token. The returned function sends it at once, for a page that is being left and
 * can't wait. Nobody reads the answer.
 */
export async function readyCall<N extends CallableName>(name: N, input: RawInput<N>): Promise<() => void> {
  const headers = await headersOf(name);
  const body = JSON.stringify({ data: input });
  return () => void fetch(callableUrl(name), { method: "POST", keepalive: true, headers, body }).catch(() => undefined);
}

const headersOf = async (name: CallableName): Promise<Record<string, string>> => ({
  "content-type": "application/json",
  ...(await bearer()),
  ...(import.meta.env.VITE_APP_CHECK_SITE_KEY ? await attestation(name) : {}),
});

async function bearer(): Promise<Record<string, string>> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdToken();
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** The App Check token, which proves that the call comes from one of our pages, if the server asks for it. */
async function attestation(name: CallableName): Promise<Record<string, string>> {
  const { tokenFor } = await loadAppCheck();
  return { "x-firebase-appcheck": await tokenFor(name) };
}

/** The contract binds the server to this shape; checking it again would cost every page a schema library. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names what the caller's contract promises
const isAnswer = <T>(body: unknown): body is { readonly result: T } => isObject(body) && "result" in body;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isReason = (value: unknown): value is ClientReason => typeof value === "string" && Object.hasOwn(reasons, value);

/** Reads `{ error: { details: { reason, retryable, … } } }`; anything else is INTERNAL. */
export function readRefusal(body: unknown): Refused {
  const error = isObject(body) ? body["error"] : undefined;
  const details = isObject(error) ? error["details"] : undefined;
  if (!isObject(details) || !isReason(details["reason"])) return refused("INTERNAL", true);
  const { reason, retryable, retryAfterSeconds, fields, danger } = details;
  return refused(reason, retryable === true, {
    ...(typeof retryAfterSeconds === "number" ? { retryAfterSeconds } : {}),
    ...(Array.isArray(fields) ? { fields: fields.filter((field) => typeof field === "string") } : {}),
    ...(danger === true ? { danger } : {}),
  });
}
