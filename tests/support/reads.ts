import type { CDPSession, Page } from "playwright-core";
import * as z from "zod/mini";

const LISTEN = "/google.firestore.v1.Firestore/Listen/channel";

const frame = z.array(z.tuple([z.number(), z.array(z.unknown())]));
const change = z.object({
  documentChange: z.object({ document: z.object({ name: z.string() }), targetIds: z.array(z.number()) }),
});

/** The messages that WebChannel has sent so far: each is its length in characters, a line feed, and JSON. */
function messagesIn(text: string): unknown[] {
  const messages: unknown[] = [];
  for (let at = 0; ;) {
    const line = text.indexOf("\n", at);
    const length = line === -1 ? Number.NaN : Number(text.slice(at, line));
    if (Number.isNaN(length) || line + 1 + length > text.length) return messages;
    at = line + 1 + length;
    // Answers to what the page itself sent have only numbers.
    const parsed = frame.safeParse(JSON.parse(text.slice(line + 1, at)));
    messages.push(...(parsed.data ?? []).flatMap(([, said]) => said));
  }
}

/**
 * Counts the documents that Firestore sends to a page, as they arrive from the network, whichever listener asked for
 * them.
 */
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

  /** Begins to count; call it before the page opens. */
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
      // The response had ended before it could be followed.
      const { body, base64Encoded } = await this.cdp.send("Network.getResponseBody", { requestId });
      chunks.unshift(Buffer.from(body, base64Encoded ? "base64" : "utf8"));
    }
  }

  /**
   * The paths of all documents so far, each as often as it was sent: once for every listener. Throws if a response
   * could not be followed.
   */
  paths(): readonly string[] {
    // When a page closes later, responses get lost that no test asks about.
    if (this.#failed !== null) throw new Error("An answer could not be followed.", { cause: this.#failed });
    return [...this.#answers.values()]
      .flatMap((chunks) => messagesIn(Buffer.concat(chunks).toString()))
      .flatMap((message) => change.safeParse(message).data ?? [])
      .flatMap(({ documentChange: { document, targetIds } }) =>
        targetIds.map(() => document.name.replace(/^.*?\/documents\//, "")),
      );
  }
}
