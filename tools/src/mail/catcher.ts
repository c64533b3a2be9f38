import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";

import { PASSWORD, USER } from "./settings";

/** An e-mail as it arrived. */
export interface Mail {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * What goes wrong with one mail on request: `away` rejects the sender at once (421); `busy` (451) and `unknown` (550)
 * answer its recipient; `refused` (554) answers its text; `silent` keeps it and closes the connection without an
 * answer.
 */
export const faults = ["away", "busy", "unknown", "refused", "silent"] as const;
export type Fault = (typeof faults)[number];

const KEPT = 500;

const answer = (responseCode: number, words: string): Error => Object.assign(new Error(words), { responseCode });

async function textOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (chunk instanceof Buffer) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A mail server that keeps what it receives and passes nothing on. */
export class MailCatcher {
  readonly mails: Mail[] = [];
  /** The faults by recipient, each for one mail. */
  readonly #faults = new Map<string, Fault[]>();
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) => {
        if (username === USER && password === PASSWORD) done(null, { user: USER });
        else done(answer(535, "Another user or password."));
      },
      onRcptTo: ({ address }, _, done) => {
        const fault = this.#faults.get(address)?.[0];
        if (fault === "away") return this.#fail(address, () => done(answer(421, "Not now.")));
        if (fault === "busy") return this.#fail(address, () => done(answer(451, "Busy.")));
        if (fault === "unknown") return this.#fail(address, () => done(answer(550, "Nobody of that name.")));
        return done();
      },
      onData: (stream, { envelope, id }, done) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        void textOf(stream).then(async (raw) => {
          const faulty = to.find((address) => this.#faults.has(address));
          const fault = faulty === undefined ? undefined : this.#faults.get(faulty)?.[0];
          if (faulty !== undefined && fault === "refused")
            return this.#fail(faulty, () => done(answer(554, "Refused.")));
          await this.#keep(raw, to);
          if (faulty !== undefined && fault === "silent") return this.#fail(faulty, () => this.#hangUp(id));
          return done();
        });
      },
    });
    // A client that disconnects in the middle is not an error of ours.
    this.#server.on("error", () => undefined);
  }

  /** Sets the faults of the next mails to an address, one each. */
  plan(address: string, planned: readonly Fault[]): void {
    this.#faults.set(address, [...planned]);
  }

  #fail(address: string, how: () => void): void {
    const left = this.#faults.get(address)?.slice(1) ?? [];
    if (left.length > 0) this.#faults.set(address, left);
    else this.#faults.delete(address);
    how();
  }

  #hangUp(id: string): void {
    for (const connection of this.#server.connections) if (connection.id === id) connection.close();
  }

  async #keep(raw: Buffer, to: readonly string[]): Promise<void> {
    const { messageId = "", from, subject = "", text = "", headers } = await PostalMime.parse(raw);
    const mail = {
      messageId,
      from: from?.address ?? "",
      to,
      subject,
      text,
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      at: Date.now(),
    };
    this.mails.push(mail);
    if (this.mails.length > KEPT) this.mails.shift();
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(port, "127.0.0.1", resolve);
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}
