import { forwardedAddress, networkOf } from "@thodu/domain/limits/network";
import { FEED_KEPT } from "@thodu/domain/rota/feed";
import { SECOND } from "@thodu/domain/time";
import { onRequest } from "firebase-functions/v2/https";
import { replaceErrorPages } from "../runtime/errorPages";
import { logDefect, logWebhook } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { readCalendar } from "../usecases/rota/calendar";

replaceErrorPages();

const ADDRESS = /^\/([\w-]{43})\.ics$/;
const TYPE = "text/calendar; charset=utf-8";

interface Answer {
  readonly status: 200 | 304 | 404 | 429 | 503;
  readonly outcome: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The same answer for an unknown address, a replaced one, and one whose listener is gone. */
const NOTHING: Answer = { status: 404, outcome: "unknown" };

async function answer(path: string, network: string | null, known: string): Promise<Answer> {
  const [, token] = ADDRESS.exec(path) ?? [];
  if (token === undefined) return NOTHING;
  const admitted = await wiring().gate.admitCalendar(network);
  if (!admitted.ok) {
    const seconds = String(admitted.failure.retryAfterSeconds ?? 1);
    return { status: 429, outcome: "limited", headers: { "retry-after": seconds } };
  }
  const calendar = await readCalendar(wiring(), token);
  if (!calendar) return NOTHING;
  // Weak, as the body also has the time at which it was written.
  const etag = `W/"${calendar.tag}"`;
  const headers = { etag, "cache-control": `private, max-age=${FEED_KEPT / SECOND}` };
  return known.includes(calendar.tag)
    ? { status: 304, outcome: "same", headers }
    : { status: 200, outcome: "read", headers: { ...headers, "content-type": TYPE }, text: calendar.text };
}

/** The shifts of a listener, for calendar programs. They can't sign in: everybody who has the address can read it. */
export const shiftCalendar = onRequest(endpointOptions, async (request, response) => {
  const startedAt = performance.now();
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("allow", "GET, HEAD");
    response.status(405).end();
    return;
  }
  const address = forwardedAddress(request.get("x-forwarded-for"), wiring().trustedHops);
  const network = address === null ? null : networkOf(address);
  const { status, outcome, headers, text } = await answer(
    request.path,
    network,
    request.get("if-none-match") ?? "",
  ).catch((error: unknown): Answer => {
    logDefect("shiftCalendar", error);
    return { status: 503, outcome: "failed" };
  });
  logWebhook({ webhook: "shiftCalendar", outcome, duration: Math.round(performance.now() - startedAt) });
  response.status(status).set({ "cache-control": "no-store", "x-content-type-options": "nosniff", ...headers });
  response.end(request.method === "HEAD" ? undefined : text);
});
