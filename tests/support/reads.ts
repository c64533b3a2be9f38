import type { CDPSession, Page } from "playwright-core";
import * as z from "zod/mini";

const LISTEN = "/google.firestore.v1.Firestore/Listen/channel";

const frame = z.array(z.tuple([z.number(), z.array(z.unknown())]));
const change = z.object({
  documentChange: z.object({ document: z.object({ name: z.string() }), targetIds: z.array(z.number()) }),
});

/** The messages in what WebChannel has sent so far: each is its length in characters, a line's end, and JSON. */
function messagesIn(text: string): unknown[] {
  const messages: unknown[] = [];
  for (let at = 0; ;) {
    const line = text.indexOf("\n", at);
    const length = line === -1 ? Number.NaN : Number(text.slice(at, line));
    if (Number.isNaN(length) || line + 1 + length > text.length) return messages;
    at = line + 1 + length;
    // What the page itself sent is answered with numbers alone.
    const parsed = frame.safeParse(JSON.parse(text.slice(line + 1, at)));
    messages.push(...(parsed.data ?? []).flatMap(([, said]) => said));
  }
}

/** Counts the documents that Firestore sends to a page, at the page's network: whatever listener asked for them. */
export class Reads {
  #failed: unknown = null;
  readonly #answers = new Map<string, Buffer[]>();

  private constructor(private readonly cdp: CDPSession) {
    cdp.on("Network.responseReceived", ({ requestId, response }) => {
      if (response.url.includes(LISTEN))
        this.#follow(requestId).catch((error: unknown) => {
          this.#failed ??= error;
        });
    });
    cdp.on("Network.dataReceived", ({ requestId, data }) => {
      if (data !== undefined) this.#answers.get(requestId)?.push(Buffer.from(data, "base64"));
    });
  }

  /** From before the page opens. */
  static async of(page: Page): Promise<Reads> {
    const cdp = await page.context().newCDPSession(page);
    const reads = new Reads(cdp);
    await cdp.send("Network.enable");
    return reads;
  }

  async #follow(requestId: string): Promise<void> {
    const chunks: Buffer[] = [];
    this.#answers.set(requestId, chunks);
    try {
      const { bufferedData } = await this.cdp.send("Network.streamResourceContent", { requestId });
      chunks.unshift(Buffer.from(bufferedData, "base64"));
    } catch {
      // It had ended before it could be followed.
      const { body, base64Encoded } = await this.cdp.send("Network.getResponseBody", { requestId });
      chunks.unshift(Buffer.from(body, base64Encoded ? "base64" : "utf8"));
    }
  }

  /** The paths of all documents so far (throws where one could not be followed), each as often as it came, once for every listener it came for. */
  paths(): readonly string[] {
    // A page that is closed after this loses what nobody asks about any more.
    if (this.#failed !== null) throw new Error("An answer could not be followed.", { cause: this.#failed });
    return [...this.#answers.values()]
      .flatMap((chunks) => messagesIn(Buffer.concat(chunks).toString()))
      .flatMap((message) => change.safeParse(message).data ?? [])
      .flatMap(({ documentChange: { document, targetIds } }) =>
        targetIds.map(() => document.name.replace(/^.*?\/documents\//, "")),
      );
  }
}
