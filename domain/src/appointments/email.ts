/** Providers that deliver `n.a.m.e@` to `name@`. */
const IGNORE_DOTS: ReadonlySet<string> = new Set(["gmail.com"]);
const SAME_PROVIDER: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "protonmail.com": "proton.me",
  "pm.me": "proton.me",
};

/**
 * The mailbox of an address, only for comparing: in lower case, without a tag (`name+anything@`), and without dots if
 * the provider ignores them. Most providers deliver a tagged address to the plain one; with the others, the plain
 * address is unlikely to be somebody else's.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const written = address.slice(at + 1);
  const domain = SAME_PROVIDER[written] ?? written;
  // An address that begins with + has no tag.
  const untagged = address.slice(0, at).replace(/(?<=.)\+.*$/, "");
  const local = IGNORE_DOTS.has(domain) ? untagged.replaceAll(".", "") : untagged;
  return `${local}@${domain}`;
}
