import { clientId } from "@thodu/domain/ids";
import { onRequest } from "firebase-functions/v2/https";
import * as z from "zod/mini";
import { replaceErrorPages } from "../runtime/errorPages";
import { logDefect, logWebhook } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { noteReceipt } from "../usecases/oncall/receipts";

replaceErrorPages();

const BODY_MAX = 400;
const told = z.strictObject({
  ringId: clientId,
  token: z.string().check(z.minLength(1), z.maxLength(100)),
  what: z.enum(["arrived", "shown"]),
});

function read(body: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return value;
  } catch {
    return null;
  }
}

async function receive(body: Uint8Array): Promise<string> {
  if (body.length > BODY_MAX) return "refused";
  const parsed = told.safeParse(read(body));
  return parsed.success ? noteReceipt(wiring(), parsed.data) : "refused";
}

/**
 * Receives a service worker's confirmation that a ring has arrived or is shown. The service worker is not signed in:
 * without the token of the push nothing is read, and the answer is always the same.
 */
export const ringReceipt = onRequest(endpointOptions, async (request, response) => {
  const startedAt = performance.now();
  if (request.method !== "POST") {
    response.setHeader("allow", "POST");
    response.status(405).end();
    return;
  }
  const outcome = await receive(request.rawBody).catch((error: unknown) => {
    logDefect("ringReceipt", error);
    return "failed";
  });
  logWebhook({ webhook: "ringReceipt", outcome, duration: Math.round(performance.now() - startedAt) });
  response.status(204).end();
});
