import { subscribe } from "node:diagnostics_channel";
import { ServerResponse } from "node:http";
import { toHttpsError } from "./envelope";

let replacing = false;

/**
 * A body that can't be parsed is refused by the server around our functions, before any of them is asked: with a page
 * of HTML, which outside of production has a stack and paths in it. From now on such a page of this process is replaced
 * by our envelope: Node tells of every request on this channel.
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
