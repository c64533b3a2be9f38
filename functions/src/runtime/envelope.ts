import { refusals, type Failure, type Reason } from "@thodu/domain/errors";
import { HttpsError } from "firebase-functions/v2/https";
import type { CallableFunction, Request } from "firebase-functions/v2/https";

type Response = Parameters<CallableFunction<unknown, unknown>>[1];

/** The refusal as clients get it: code, text, and `details: { reason, retryable, … }`. */
export function toHttpsError({ reason, ...more }: Failure): HttpsError {
  const { code, message, retryable } = refusals[reason];
  return new HttpsError(code, message, { reason, retryable, ...more });
}

const DEEPEST = 20;

/**
 * Whether the SDK can decode the body without losing or logging any of it: it drops `__proto__`, logs what it can't
 * decode, and recurses without limit.
 */
function decodable(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depth >= DEEPEST || Object.hasOwn(value, "__proto__") || Object.hasOwn(value, "@type")) return false;
  return Object.values(value).every((inner) => decodable(inner, depth + 1));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A body that every schema refuses; replaces one that must not reach the SDK. */
const REFUSED = { data: null };

/** Replaces a body that the SDK would log or change by one that our own parser refuses with INVALID_INPUT. */
export function guardBody(request: Request): void {
  const body: unknown = request.body;
  const sound =
    isObject(body) && Object.keys(body).length === 1 && body["data"] !== undefined && decodable(body["data"]);
  if (!sound) request.body = REFUSED;
}

/** The SDK's own refusals have no reason; it is taken from their HTTP status. */
const REASON_OF_STATUS: Readonly<Record<number, Reason>> = { 400: "INVALID_INPUT", 401: "UNAUTHENTICATED" };

const isBareError = (body: unknown): boolean =>
  isObject(body) && isObject(body["error"]) && !("details" in body["error"]);

/** Gives refusals that come from the SDK itself (bad token, wrong method, defects) the envelope of all others. */
export function completeRefusals(response: Response): void {
  const send = response.send.bind(response);
  response.send = (body?: unknown) => {
    if (!isBareError(body)) return send(body);
    const error = toHttpsError({ reason: REASON_OF_STATUS[response.statusCode] ?? "INTERNAL" });
    response.status(error.httpErrorCode.status);
    return send({ error: error.toJSON() });
  };
}
