import { subscribe } from "node:diagnostics_channel";
import { ServerResponse } from "node:http";
import { toHttpsError } from "./envelope";

let replacing = false;

/**
 * Replaces error pages of this process by our envelope. The server around our functions refuses a body that it can't
 * parse before any function is called, with an HTML page that outside of production has a stack and paths. Node reports
 * every request on the channel used here.
 */
export function replaceErrorPages(): void {
  if (replacing) return;
  replacing = true;
  subscribe("http.server.request.start", (started) => {
    if (typeof started === "object" && started !== null && "response" in started && isResponse(started.response)) {
      replaceErrorPage(started.response);
    }
  });
}

const isResponse = (value: unknown): value is ServerResponse => value instanceof ServerResponse;

const FIRST_ERROR = 400;
const FIRST_OF_THE_SERVER = 500;

function isErrorPage(response: ServerResponse): boolean {
  if (response.headersSent || response.statusCode < FIRST_ERROR) return false;
  return /^text\/html\b/i.test(String(response.getHeader("content-type") ?? ""));
}

function replaceErrorPage(response: ServerResponse): void {
  const end = response.end.bind(response);
  const replaced = (): ServerResponse => {
    const error = toHttpsError({ reason: response.statusCode < FIRST_OF_THE_SERVER ? "INVALID_INPUT" : "INTERNAL" });
    const body = JSON.stringify({ error: error.toJSON() });
    response.statusCode = error.httpErrorCode.status;
    response.statusMessage = "";
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.setHeader("content-length", Buffer.byteLength(body));
    return end(body);
  };
  response.end = new Proxy(end, {
    apply: (target, self, args: Parameters<typeof end>): ServerResponse =>
      isErrorPage(response) ? replaced() : Reflect.apply(target, self, args),
  });
}
