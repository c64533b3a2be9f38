import * as logger from "firebase-functions/logger";
import type { Locale } from "@thodu/domain/locale";
import { SECOND } from "@thodu/domain/time";
import * as z from "zod/mini";
import type { CallToPlace, Carrier, CarrierSettings, Placed, Speech } from "../../usecases/oncall/ports";
import { isSignedBy } from "./signature";

/** How long a request to the carrier may take. A ring lasts 60 seconds, so a later answer is of little use. */
const PATIENCE_MS = 4_000;
const HOST = "https://api.twilio.com";
/** How long the carrier waits for a key after the text was spoken twice. */
const KEY_WITHIN_SECONDS = 8;

const VOICES: Readonly<Record<Locale, string>> = {
  en: 'language="en-IN" voice="Google.en-IN-Standard-A"',
  te: 'language="te-IN" voice="Google.te-IN-Standard-A"',
  hi: 'language="hi-IN" voice="Google.hi-IN-Standard-A"',
};

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const say = ({ locale, words }: Speech, times: number): string =>
  `<Say ${VOICES[locale]} loop="${times}">${escaped(words)}</Say>`;
const response = (verbs: string): string => `<?xml version="1.0" encoding="UTF-8"?><Response>${verbs}</Response>`;

const placed = z.object({ sid: z.string().check(z.regex(/^CA[0-9a-f]{32}$/)) });

/** Twilio's Programmable Voice by its REST API (docs/decisions/0057). Numbers and texts are never logged. */
export class TwilioCarrier implements Carrier {
  constructor(private readonly settings: CarrierSettings) {}

  async place(call: CallToPlace): Promise<Placed> {
    const { webhook, number } = this.settings;
    const address = `${webhook}?ring=${encodeURIComponent(call.ringId)}`;
    const gather = `<Gather numDigits="1" timeout="${KEY_WITHIN_SECONDS}" method="POST" action="${escaped(address)}">${say(call, 2)}</Gather>`;
    const form = new URLSearchParams({
      To: call.number,
      From: number,
      Timeout: String(Math.floor(call.lasts / SECOND)),
      Twiml: response(gather),
      StatusCallback: address,
      StatusCallbackMethod: "POST",
    });
    for (const event of ["ringing", "answered", "completed"]) form.append("StatusCallbackEvent", event);
    const answer = await this.#post("Calls.json", form);
    if (answer === null || answer.status >= 500) return { placed: "unsure" };
    if (answer.status === 429 || !answer.ok) return { placed: "refused" };
    const taken = placed.safeParse(answer.body);
    return taken.success ? { placed: "yes", callId: taken.data.sid } : { placed: "unsure" };
  }

  async hangUp(callId: string): Promise<void> {
    await this.#post(`Calls/${encodeURIComponent(callId)}.json`, new URLSearchParams({ Status: "completed" }));
  }

  isSigned(query: string, form: URLSearchParams, signature: string): boolean {
    return isSignedBy(this.settings.webhook + query, form, signature, this.settings.tokens);
  }

  saying(speech: Speech): string {
    return response(say(speech, 1));
  }

  /** Null if no answer came. */
  async #post(
    path: string,
    form: URLSearchParams,
  ): Promise<{ readonly status: number; readonly ok: boolean; readonly body: unknown } | null> {
    const { account, tokens, baseUrl } = this.settings;
    const authorization = `Basic ${Buffer.from(`${account}:${tokens[0] ?? ""}`).toString("base64")}`;
    try {
      const answer = await fetch(`${baseUrl ?? HOST}/2010-04-01/Accounts/${account}/${path}`, {
        method: "POST",
        headers: { authorization },
        body: form,
        redirect: "error",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const body: unknown = await answer.json().catch(() => null);
      logger.info("carrier", { status: answer.status });
      return { status: answer.status, ok: answer.ok, body };
    } catch (error) {
      logger.warn("carrier", { failed: error instanceof Error ? error.name : "unknown" });
      return null;
    }
  }
}
