/** Providers that deliver `name+anything@` to `name@`. */
const IGNORE_TAG: ReadonlySet<string> = new Set([
  "gmail.com",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "msn.com",
  "icloud.com",
  "me.com",
  "mac.com",
  "proton.me",
  "protonmail.com",
  "pm.me",
  "fastmail.com",
  "zoho.com",
  "zoho.in",
  "rediffmail.com",
]);
/** Providers that deliver `n.a.m.e@` to `name@`. */
const IGNORE_DOTS: ReadonlySet<string> = new Set(["gmail.com"]);
const SAME_PROVIDER: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "protonmail.com": "proton.me",
  "pm.me": "proton.me",
};

/**
 * The mailbox behind an address, only for comparing: lower case, without dots and tags where the provider ignores them.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const written = address.slice(at + 1);
  const domain = SAME_PROVIDER[written] ?? written;
  const untagged = IGNORE_TAG.has(domain) ? address.slice(0, at).replace(/\+.*$/, "") : address.slice(0, at);
  const local = IGNORE_DOTS.has(domain) ? untagged.replaceAll(".", "") : untagged;
  return `${local}@${domain}`;
}
