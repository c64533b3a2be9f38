import * as z from "zod/mini";
import { MESSAGES_PER_MINUTE } from "@thodu/domain/chat/limits";
import type { RiskCheck } from "../usecases/safety/riskCheck";
import type { MailSettings, PushKeys } from "../usecases/notifications/ports";

const wholeNumber = (fallback: number) =>
  z._default(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), z.transform(Number)), fallback);

/** Addresses, separated by commas. */
const addresses = (scheme: RegExp) =>
  z._default(
    z.pipe(
      z
        .string()
        .check(
          z.refine((text) => split(text).every((url) => scheme.test(url)), { error: "not a list of such addresses" }),
        ),
      z.transform(split),
    ),
    [],
  );
const split = (text: string): readonly string[] =>
  text
    .split(",")
    .map((url) => url.trim())
    .filter((url) => url !== "");

/** The port of a mail server for submission (RFC 6409). */
const SUBMISSION = 587;

const settingsSchema = z.object({
  /** Raised only by load tests, which send faster than people. */
  THODU_MESSAGES_PER_MINUTE: wholeNumber(MESSAGES_PER_MINUTE),
  /** Off only in load tests, in which one machine acts for many people. */
  THODU_LIMITS: z._default(z.enum(["on", "off"]), "on"),
  /**
   * `shadow`: the check of messages decides nothing and stores what it would have decided, so that it can be measured.
   */
  THODU_RISK_CHECK: z._default(z.enum(["on", "shadow"]), "on"),
  /**
   * The number of proxies between a client and us that add an address to X-Forwarded-For; Google's front end is one.
   */
  THODU_TRUSTED_HOPS: wholeNumber(1),
  /** Whether callables answer only our own pages; set by the build if it has the site key. */
  THODU_APP_CHECK: z._default(z.enum(["on", "off"]), "off"),
  /** Servers by which browsers learn their own address; not used if there is a relay. */
  THODU_STUN_URLS: addresses(/^stuns?:[^\s?]+$/),
  /** A relay: if there is one, calls go only through it, and neither side learns the other's network address. */
  THODU_TURN_URLS: addresses(/^turns?:\S+$/),
  /** Shared with the relay (coturn's `static-auth-secret`). */
  THODU_TURN_SECRET: z._default(z.string(), ""),
  /** The mail server; without one no e-mail is sent. */
  THODU_SMTP_HOST: z._default(z.string().check(z.regex(/^[\w.-]*$/, { error: "not the name of a host" })), ""),
  THODU_SMTP_PORT: wholeNumber(SUBMISSION),
  THODU_SMTP_USER: z._default(z.string(), ""),
  THODU_SMTP_PASSWORD: z._default(z.string(), ""),
  THODU_SMTP_FROM: z._default(
    z.string().check(
      z.regex(/^$|^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
        error: "not an address, nor a name with one in <>",
      }),
    ),
    "",
  ),
  /** The site's public key for web push (VAPID) and the project's number; without them no browser can sign up. */
  THODU_PUSH_KEY: z._default(
    z.string().check(z.regex(/^$|^[\w-]{87}$/, { error: "not a public key of 87 characters" })),
    "",
  ),
  THODU_PUSH_SENDER: z._default(z.string().check(z.regex(/^\d{0,20}$/, { error: "not the number of a project" })), ""),
  /** The origin of links in messages that are sent outside of Thodu. */
  THODU_SITE: z._default(
    z.string().check(z.regex(/^$|^https?:\/\/[\w.:-]+$/, { error: "not an origin like https://thodu.example" })),
    "",
  ),
});

export interface Settings {
  readonly messagesPerMinute: number;
  /** Null: no e-mail is sent. */
  readonly mail: MailSettings | null;
  /** Null: no browser can sign up for notices. */
  readonly pushKeys: PushKeys | null;
  readonly limited: boolean;
  readonly riskCheck: RiskCheck;
  readonly trustedHops: number;
  readonly appCheck: boolean;
  readonly meeting: {
    readonly stunUrls: readonly string[];
    readonly turnUrls: readonly string[];
    readonly turnSecret: string;
  };
}

function mailIn(env: z.infer<typeof settingsSchema>): MailSettings | null {
  const { THODU_SMTP_HOST: host, THODU_SMTP_FROM: from, THODU_SITE: site } = env;
  if (host === "") return null;
  const missing = Object.entries({ THODU_SMTP_FROM: from, THODU_SITE: site }).flatMap(([name, value]) =>
    value === "" ? [`${name}: needed to send e-mails`] : [],
  );
  if (missing.length > 0) throw new Error(`Settings that can't be used:\n${missing.join("\n")}`);
  return { host, port: env.THODU_SMTP_PORT, user: env.THODU_SMTP_USER, password: env.THODU_SMTP_PASSWORD, from, site };
}

function pushKeysIn({
  THODU_PUSH_KEY: key,
  THODU_PUSH_SENDER: sender,
}: z.infer<typeof settingsSchema>): PushKeys | null {
  if ((key === "") !== (sender === ""))
    throw new Error("Settings that can't be used:\nTHODU_PUSH_KEY, THODU_PUSH_SENDER: both or neither");
  return key === "" ? null : { key, sender };
}

/** Reads all settings from the environment when an instance starts. Throws one error that lists all invalid ones. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = settingsSchema.safeParse(env);
  if (!parsed.success) {
    const bad = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`Settings that can't be used:\n${bad.join("\n")}`);
  }
  const { THODU_STUN_URLS: stunUrls, THODU_TURN_URLS: turnUrls, THODU_TURN_SECRET: turnSecret } = parsed.data;
  if (turnUrls.length > 0 && turnSecret.length < 16)
    throw new Error(
      "Settings that can't be used:\nTHODU_TURN_SECRET: a relay needs a secret of at least 16 characters",
    );
  const {
    THODU_MESSAGES_PER_MINUTE: messagesPerMinute,
    THODU_LIMITS,
    THODU_RISK_CHECK: riskCheck,
    THODU_TRUSTED_HOPS: trustedHops,
    THODU_APP_CHECK,
  } = parsed.data;
  return {
    messagesPerMinute,
    limited: THODU_LIMITS === "on",
    riskCheck,
    trustedHops,
    appCheck: THODU_APP_CHECK === "on",
    mail: mailIn(parsed.data),
    pushKeys: pushKeysIn(parsed.data),
    meeting: { stunUrls, turnUrls, turnSecret },
  };
}
