import { clientId } from "@thodu/domain/ids";
import { callStatus } from "@thodu/domain/oncall/call";
import { onRequest } from "firebase-functions/v2/https";
import * as z from "zod/mini";
import { replaceErrorPages } from "../runtime/errorPages";
import { logDefect, logWebhook } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { hearCall } from "../usecases/oncall/hearCall";

replaceErrorPages();

const BODY_MAX = 20_000;

const told = z.object({
  ringId: clientId,
  callId: z.string().check(z.regex(/^CA[0-9a-f]{32}$/)),
  status: callStatus,
  key: z.nullable(z.string().check(z.maxLength(20))),
});

interface Answer {
  readonly outcome: string;
  readonly status: number;
  readonly body: string;
}
const refused: Answer = { outcome: "refused", status: 403, body: "" };

async function hear(address: string, body: Uint8Array, signature: string): Promise<Answer> {
  const { carrier, ...ports } = wiring();
  if (!carrier || body.length > BODY_MAX) return refused;
  const { search, searchParams } = new URL(address, "http://webhook");
  const form = new URLSearchParams(new TextDecoder().decode(body));
  if (!carrier.isSigned(search, form, signature)) return refused;
  const parsed = told.safeParse({
    ringId: searchParams.get("ring"),
    callId: form.get("CallSid"),
    status: form.get("CallStatus"),
    key: form.get("Digits"),
  });
  // An unknown event of the carrier changes nothing, and a retry would not help.
  if (!parsed.success) return { outcome: "ignored", status: 200, body: "" };
  const speech = await hearCall({ ...ports, carrier }, parsed.data);
  return { outcome: "kept", status: 200, body: speech ? carrier.saying(speech) : "<Response/>" };
}

/**
 * Receives the carrier's events: what becomes of a call, and which keys were pressed. Without its signature nothing is
 * read.
 */
export const carrierWebhook = onRequest(endpointOptions, async (request, response) => {
  const startedAt = performance.now();
  if (request.method !== "POST") {
    response.setHeader("allow", "POST");
    response.status(405).end();
    return;
  }
  const signature = request.get("x-twilio-signature") ?? "";
  const { outcome, status, body } = await hear(request.originalUrl, request.rawBody, signature).catch(
    (error: unknown): Answer => {
      logDefect("carrierWebhook", error);
      return { outcome: "failed", status: 503, body: "" };
    },
  );
  logWebhook({ webhook: "carrierWebhook", outcome, duration: Math.round(performance.now() - startedAt) });
  response.status(status).type("text/xml").send(body);
});
