import { createHmac, randomBytes } from "node:crypto";
import * as z from "zod";

import { ACCOUNT, TOKEN } from "./settings";

/** Exactly the fields that the adapter sends. */
const wish = z.strictObject({
  To: z.string().regex(/^\+[1-9]\d{7,14}$/),
  From: z.string().regex(/^\+\d+$/),
  Timeout: z.coerce.number().int().min(5).max(60),
  Twiml: z.string().startsWith('<?xml version="1.0" encoding="UTF-8"?><Response><Gather '),
  StatusCallback: z.url(),
  StatusCallbackMethod: z.literal("POST"),
  StatusCallbackEvent: z.tuple([z.literal("ringing"), z.literal("answered"), z.literal("completed")]),
});

const statuses = ["queued", "ringing", "in-progress", "completed", "busy", "failed", "no-answer", "canceled"] as const;

/**
 * What a test lets the carrier report about a call. `token`: the one with which the report is signed; by default the
 * suite’s.
 */
const telling = z.strictObject({
  sid: z.string(),
  status: z.string(),
  digits: z.string().optional(),
  token: z.string().optional(),
  times: z.number().int().min(1).max(10).optional(),
});

export interface SandboxCall {
  readonly sid: string;
  readonly to: string;
  readonly twiml: string;
  readonly callback: string;
  readonly timeout: number;
  /** As the carrier would have it: `completed` once it was asked to end the call. */
  status: (typeof statuses)[number];
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
const refusal = (status: number, code: number): Answer => ({ status, body: { code, message: "Refused.", status } });

/** The numbers that this carrier does not call, in place of everything that the real one would refuse. */
const REFUSED = /000$/;
const KEPT = 500;

/** Signs a form as the carrier does: its address, and its fields sorted by name. */
function sign(url: string, form: URLSearchParams, token: string): string {
  const fields = [...form].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => name + value);
  return createHmac("sha1", token)
    .update(url + fields.join(""))
    .digest("base64");
}

/** Replaces Twilio's Programmable Voice: stores the requested calls, and reports about them what a test wants. */
export class CarrierSandbox {
  readonly calls: SandboxCall[] = [];

  /** Answers a request to its API; null for anything else. */
  answer(method: string, path: string, authorization: string | undefined, body: string): Answer | null {
    const [, account, sid] = /^\/2010-04-01\/Accounts\/(\w+)\/Calls(?:\/(\w+))?\.json$/.exec(path) ?? [];
    if (method !== "POST" || account === undefined) return null;
    const right = `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString("base64")}`;
    if (account !== ACCOUNT || authorization !== right) return refusal(401, 20_003);
    const form = new URLSearchParams(body);
    return sid === undefined ? this.#place(form) : this.#change(sid, form);
  }

  #place(form: URLSearchParams): Answer {
    const fields = { ...Object.fromEntries(form), StatusCallbackEvent: form.getAll("StatusCallbackEvent") };
    const parsed = wish.safeParse(fields);
    if (!parsed.success) return refusal(400, 21_201);
    const { To: to, Twiml: twiml, StatusCallback: callback, Timeout: timeout } = parsed.data;
    if (REFUSED.test(to)) return refusal(400, 21_215);
    const call: SandboxCall = {
      sid: `CA${randomBytes(16).toString("hex")}`,
      to,
      twiml,
      callback,
      timeout,
      status: "queued",
    };
    this.calls.push(call);
    if (this.calls.length > KEPT) this.calls.shift();
    return { status: 201, body: { sid: call.sid, status: call.status } };
  }

  #change(sid: string, form: URLSearchParams): Answer {
    const call = this.calls.find((each) => each.sid === sid);
    if (!call || form.toString() !== "Status=completed") return refusal(404, 20_404);
    call.status = "completed";
    return { status: 200, body: { sid, status: call.status } };
  }

  /** Reports about a call to its webhook, as often as asked for, and returns the answers. */
  async tell(asked: unknown): Promise<readonly { readonly status: number; readonly body: string }[]> {
    const { sid, status, digits, token = TOKEN, times = 1 } = telling.parse(asked);
    const call = this.calls.find((each) => each.sid === sid);
    if (!call) throw new Error("There is no such call.");
    const form = new URLSearchParams({ AccountSid: ACCOUNT, CallSid: sid, CallStatus: status, To: call.to });
    if (digits !== undefined) form.set("Digits", digits);
    const headers = { "x-twilio-signature": sign(call.callback, form, token) };
    const send = async () => {
      const answer = await fetch(call.callback, { method: "POST", headers, body: form });
      return { status: answer.status, body: await answer.text() };
    };
    return Promise.all(Array.from({ length: times }, send));
  }
}
