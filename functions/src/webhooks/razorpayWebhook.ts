import { createHash } from "node:crypto";
import { onRequest } from "firebase-functions/v2/https";
import { replaceErrorPages } from "../runtime/errorPages";
import { logDefect, logWebhook } from "../runtime/log";
import { paymentOptions } from "../runtime/paymentSettings";
import { wiring } from "../runtime/wiring";
import { receiveEvent, type Received } from "../usecases/payments/receiveEvent";

replaceErrorPages();

const STATUS = { refused: 400, ignored: 200, kept: 200, failed: 503 } as const satisfies Record<Received, number>;

/**
 * Receives the gateway's events. The answer is 200 once an event is stored and applied, or if we don't use it; 503
 * makes the gateway send it again.
 */
export const razorpayWebhook = onRequest(paymentOptions, async (request, response) => {
  const startedAt = performance.now();
  if (request.method !== "POST") {
    response.setHeader("allow", "POST");
    response.status(405).end();
    return;
  }
  const body: Uint8Array = request.rawBody;
  const webhookRequest = {
    body,
    signature: request.get("x-razorpay-signature") ?? "",
    eventId: request.get("x-razorpay-event-id") ?? null,
    hash: createHash("sha256").update(body).digest("hex"),
  };
  const received = await receiveEvent(wiring(), webhookRequest).catch((error: unknown): Received => {
    logDefect("razorpayWebhook", error);
    return "failed";
  });
  logWebhook({ webhook: "razorpayWebhook", outcome: received, duration: Math.round(performance.now() - startedAt) });
  response.status(STATUS[received]).end();
});
