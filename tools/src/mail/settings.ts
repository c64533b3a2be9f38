import type { Ports } from "../suite/ports";

/** The user of the suite's own mail server: publicly known, and it delivers mail to nobody. */
export const USER = "suite";
export const PASSWORD = "sandbox-mail-password";
/** The secret with which the suite hashes addresses and signs links: publicly known, refused outside of an emulator. */
const HASH_SECRET = "sandbox-hash-secret-of-the-suite-0123456789";

/** The mail server's settings for the functions, and for a command inside the suite. */
export const mailEnv = ({ smtp, mails, hosting }: Ports): Record<string, string> => ({
  THODU_SMTP_HOST: "127.0.0.1",
  THODU_SMTP_PORT: String(smtp),
  THODU_SMTP_USER: USER,
  THODU_SMTP_PASSWORD: PASSWORD,
  THODU_SMTP_FROM: "Thodu <care@thodu.example>",
  THODU_SITE: `http://127.0.0.1:${hosting}`,
  THODU_FCM_HOST: `127.0.0.1:${mails}`,
  THODU_HASH_SECRET: HASH_SECRET,
  /** The page that shows the mails. */
  THODU_MAILS: `http://127.0.0.1:${mails}`,
});
