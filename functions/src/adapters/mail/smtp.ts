import { createHash } from "node:crypto";
import type { Email } from "@thodu/domain/notifications/outside";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Handed, Mailer, MailSettings } from "../../usecases/notifications/ports";

/** The port at which the connection begins with TLS; at all others STARTTLS is required. */
const TLS_PORT = 465;
const HERE = "127.0.0.1";
const PATIENCE_MS = 15_000;

/** The library is loaded with the first e-mail. */
async function load() {
  const [{ default: Connection }, { default: Composer }] = await Promise.all([
    import("nodemailer/lib/smtp-connection"),
    import("nodemailer/lib/mail-composer"),
  ]);
  return { Connection, Composer };
}

/** The code of the server's answer; null without an answer. */
const answerIn = (error: unknown): number | null =>
  typeof error === "object" && error !== null && "responseCode" in error && typeof error.responseCode === "number"
    ? error.responseCode
    : null;

type Step = (done: (error?: Error | null) => void) => void;

/** Runs one step of the session with the server; fails if the connection ends. */
const run = (connection: SMTPConnection, step: Step): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.once("error", reject);
    // The server's last answer, if any, comes right after this.
    connection.once("end", () => setImmediate(() => reject(new Error("The server ended the connection."))));
    step((error) => {
      if (error) reject(error);
      else resolve();
    });
  });

/**
 * Hands e-mails to a mail server; tells apart what was certainly not accepted, what was refused, and what is unknown.
 */
export class SmtpMailer implements Mailer {
  readonly site: string | null;

  /** Null: no e-mail is sent. */
  constructor(readonly settings: MailSettings | null) {
    this.site = settings?.site ?? null;
  }

  async send({ to, subject, text, unsubscribe }: Email, name: string): Promise<Handed> {
    if (!this.settings) return "not-sent";
    const { host, port, user, password, from } = this.settings;
    const { Connection, Composer } = await load();
    const [, domain = "localhost"] = /@([^\s<>@]+)>?$/.exec(from) ?? [];
    const message = new Composer({
      from,
      to,
      subject,
      text,
      messageId: `<${createHash("sha256").update(name).digest("hex").slice(0, 32)}@${domain}>`,
      headers: {
        "Auto-Submitted": "auto-generated",
        ...(unsubscribe !== null && { "List-Unsubscribe": `<${unsubscribe}>` }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile();
    const connection = new Connection({
      host,
      port,
      secure: port === TLS_PORT,
      requireTLS: port !== TLS_PORT && host !== HERE,
      name: domain,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      dnsTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    });
    try {
      await run(connection, (done) => connection.connect(done));
      if (user !== "")
        await run(connection, (done) => connection.login({ credentials: { user, pass: password } }, done));
    } catch {
      connection.close();
      return "not-sent";
    }
    try {
      await run(connection, (done) => connection.send(message.getEnvelope(), message.createReadStream(), done));
      connection.quit();
      return "sent";
    } catch (error) {
      connection.close();
      const answer = answerIn(error);
      if (answer === null) return "unsure";
      return answer >= 500 ? "refused" : "not-sent";
    }
  }
}
