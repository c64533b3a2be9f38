import { createServer, type Server, type Socket } from "node:net";
import { locales } from "@thodu/domain/locale";
import { deliveryOf, dueOf, type Reader } from "@thodu/domain/notifications/delivery";
import { keepEmail, type Email } from "@thodu/domain/notifications/outside";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SmtpMailer } from "./smtp";

const site = "https://thodu.example";
const reader: Reader = {
  locale: "en",
  present: false,
  inApp: true,
  email: "asha@people.example",
  devices: [],
  sms: false,
  details: false,
  chatToldAt: null,
  replyToldAt: null,
  chatSeenAt: null,
  site,
};

let received: string;
let server: Server;
let mailer: SmtpMailer;

/** A minimal mail server that accepts everything. */
function talk(line: Socket): void {
  let said = "";
  line.write("220 here\r\n");
  line.on("data", (chunk) => {
    said += chunk.toString();
    if (!said.endsWith("\r\n")) return;
    const isText = said.includes("\r\n\r\n");
    if (isText && !said.endsWith("\r\n.\r\n")) return;
    if (isText) received = said;
    line.write(said.startsWith("DATA") ? "354 go on\r\n" : "250 ok\r\n");
    said = "";
  });
}

beforeEach(async () => {
  received = "";
  server = createServer(talk);
  const { promise, resolve } = Promise.withResolvers<number>();
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    resolve(typeof address === "object" && address !== null ? address.port : 0);
  });
  const settings = { host: "127.0.0.1", port: await promise, user: "", password: "", from: "care@thodu.example", site };
  mailer = new SmtpMailer(settings);
});
afterEach(() => {
  server.close();
});

/** The headers of an e-mail as it arrives. */
async function headOf(letter: Email | null): Promise<string> {
  expect(await mailer.send(letter ?? expect.fail(), "one")).toBe("sent");
  const [head = ""] = received.split("\r\n\r\n");
  expect(head).toContain("To: asha@people.example");
  return head;
}

describe("that e-mails can be switched off in the profile", () => {
  it("is said to a reader with an account", async () => {
    expect(await headOf(deliveryOf("turn", reader).email)).toContain(`List-Unsubscribe: <${site}/profile>`);
  });

  it.each([
    ["at an address that was left for one event", deliveryOf("turn", { ...reader, once: true }).email],
    [
      "who is asked to keep what was asked for",
      keepEmail("asha@people.example", "en", { keep: site, notMe: site, until: 1 }),
    ],
  ])("is not said to a reader without one: %s", async (_, letter) => {
    expect(await headOf(letter)).not.toContain("List-Unsubscribe");
  });
});

/** The text of an accepted e-mail, as a mail program shows it. */
function textOf(mail: string): string {
  const [head = "", ...body] = mail.split("\r\n\r\n");
  const sent = body.join("\r\n\r\n").replace(/\r\n\.\r\n$/, "");
  const encoding = /^Content-Transfer-Encoding: (.+)$/im.exec(head)?.[1];
  if (encoding === "base64") return Buffer.from(sent, "base64").toString();
  if (encoding !== "quoted-printable") return sent;
  const octets = (run: string): string => Buffer.from(run.replaceAll("=", ""), "hex").toString();
  return sent.replaceAll("=\r\n", "").replaceAll(/(?:=[\dA-F]{2})+/g, octets);
}

it.each(locales)("an e-mail about a shift is plain text alone, and arrives unchanged: %s", async (locale) => {
  const shift = { from: Date.UTC(2026, 2, 2, 20, 30), to: Date.UTC(2026, 2, 3, 0, 30), zone: "Asia/Kolkata" };
  const event = { kind: "shift-confirm", at: 0, settledAt: null, sends: {}, shift } as const;
  const letter = dueOf(event, { ...reader, locale, details: true }, 0)?.email;
  const head = await headOf(letter ?? null);
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/im);
  expect(received).not.toMatch(/multipart|text\/html/i);
  const lines = (text: string): string => text.replaceAll("\r\n", "\n").trim();
  expect(lines(textOf(received))).toBe(lines(letter?.text ?? ""));
});
