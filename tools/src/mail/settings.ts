import type { Ports } from "../suite/ports";

/** Of the suite's own mail server: known to all, and it takes mail to nobody. */
export const USER = "suite";
export const PASSWORD = "sandbox-mail-password";
/** Under which the suite hashes addresses and signs links: known to all, refused outside of an emulator. */
const HASH_SECRET = "sandbox-hash-secret-of-the-suite-0123456789";

/** What the functions, and a command inside the suite, are told about the mail server. */
export const mailEnv = ({ smtp, mails, hosting }: Ports): Record<string, string> => ({
  THODU_SMTP_HOST: "127.0.0.1",
  THODU_SMTP_PORT: String(smtp),
  THODU_SMTP_USER: USER,
  THODU_SMTP_PASSWORD: PASSWORD,
  THODU_SMTP_FROM: "Thodu <care@thodu.example>",
  THODU_SITE: `http://127.0.0.1:${hosting}`,
  THODU_FCM_HOST: `127.0.0.1:${mails}`,
  THODU_HASH_SECRET: HASH_SECRET,
  /** Where the mails are looked at. */
  THODU_MAILS: `http://127.0.0.1:${mails}`,
});
