import * as z from "zod";

/** A call to the push service: exactly the fields that the adapter sends. */
const call = z.strictObject({
  message: z.strictObject({
    token: z.string(),
    data: z.strictObject({
      title: z.string(),
      link: z.string(),
      tag: z.string(),
      rings: z.optional(z.literal("yes")),
      receipt: z.optional(z.string()),
    }),
    webpush: z.strictObject({
      headers: z.strictObject({
        TTL: z.string().regex(/^\d+$/),
        Urgency: z.literal("high"),
        Topic: z.string().regex(/^[\w-]{1,32}$/),
      }),
    }),
  }),
});

export type Push = z.infer<typeof call>["message"];

interface Answer {
  readonly status: number;
  /** Null: the connection is closed instead. */
  readonly body: object | null;
}

const refusal = (status: number, name: string, errorCode: string): Answer => ({
  status,
  body: {
    error: {
      code: status,
      message: "Refused by the stand-in.",
      status: name,
      details: [{ "@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", errorCode }],
    },
  },
});

/**
 * Replaces Firebase Cloud Messaging, HTTP v1. A token that begins with `gone` is unknown; one with `busy` succeeds at
 * the second try; with `silent` the notice is kept and the connection closed.
 */
export class PushCatcher {
  readonly pushes: Push[] = [];
  readonly #refused = new Set<string>();

  answer(method: string, path: string, authorization: string | undefined, body: unknown): Answer | null {
    if (method !== "POST" || !/^\/v1\/projects\/[\w-]+\/messages:send$/.test(path)) return null;
    if (!authorization?.startsWith("Bearer ")) return refusal(401, "UNAUTHENTICATED", "THIRD_PARTY_AUTH_ERROR");
    const parsed = call.safeParse(body);
    if (!parsed.success) return refusal(400, "INVALID_ARGUMENT", "INVALID_ARGUMENT");
    const { message } = parsed.data;
    if (message.token.startsWith("gone")) return refusal(404, "NOT_FOUND", "UNREGISTERED");
    if (message.token.startsWith("busy") && !this.#refused.has(message.token)) {
      this.#refused.add(message.token);
      return refusal(503, "UNAVAILABLE", "UNAVAILABLE");
    }
    this.pushes.push(message);
    return {
      status: 200,
      body: message.token.startsWith("silent") ? null : { name: `projects/thodu/messages/${this.pushes.length}` },
    };
  }
}
