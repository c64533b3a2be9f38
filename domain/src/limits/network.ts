/** Reduces addresses to networks for limits; the address itself is never stored (docs/decisions/0020). */
const V4 = /^(?:\d{1,3}\.){3}\d{1,3}$/;
const GROUP = /^[\da-f]{1,4}$/i;
const GROUPS = 8;

type Octets = readonly [number, number, number, number];

function octetsOf(text: string): Octets | null {
  if (!V4.test(text)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = text.split(".").map(Number);
  return Math.max(a, b, c, d) > 255 ? null : [a, b, c, d];
}

/** The eight groups of an IPv6 address (RFC 4291, section 2.2), or null. */
function groupsOf(text: string): readonly number[] | null {
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const [head = [], tail] = halves.map((half) => (half === "" ? [] : half.split(":").flatMap(expanded)));
  if (![...head, ...(tail ?? [])].every((group) => GROUP.test(group))) return null;
  const missing = GROUPS - head.length - (tail?.length ?? 0);
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return [...head, ...Array.from({ length: missing }, () => "0"), ...(tail ?? [])].map((group) =>
    Number.parseInt(group, 16),
  );
}

/** The last 32 bits may be written as IPv4. */
function expanded(group: string): readonly string[] {
  const octets = octetsOf(group);
  if (!octets) return [group];
  const [a, b, c, d] = octets;
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}

/** Whether an address is not public (RFC 6890): this machine, private, shared or link-local. */
const isOurs = ([a, b]: Octets): boolean =>
  [0, 10, 127].includes(a) ||
  (a === 100 && b >= 64 && b < 128) ||
  (a === 169 && b === 254) ||
  (a === 172 && b >= 16 && b < 32) ||
  (a === 192 && b === 168);

/** The network of an IPv4 address given by its octets; null if it is not public. */
function v4Network(octets: Octets): string | null {
  return isOurs(octets) ? null : octets.join(".");
}

/**
 * The network of an address: an IPv4 address itself, or the /64 of an IPv6 address, which belongs to one subscriber.
 * Null for what is no address, for this machine and for private networks.
 */
export function networkOf(address: string): string | null {
  const octets = octetsOf(address);
  if (octets) return v4Network(octets);
  const groups = groupsOf(address.replace(/%.*$/, ""));
  if (!groups) return null;
  const [a = 0, b = 0, c = 0, d = 0, , f = 0, g = 0, h = 0] = groups;
  if (groups.slice(0, 5).every((group) => group === 0)) {
    // An IPv4 address written as IPv6; all others here are unspecified or this machine.
    return f === 0xffff ? v4Network([g >> 8, g & 255, h >> 8, h & 255]) : null;
  }
  if ((a & 0xfe00) === 0xfc00 || (a & 0xffc0) === 0xfe80) return null;
  return `${[a, b, c, d].map((group) => group.toString(16)).join(":")}::/64`;
}

/**
 * The client's address in X-Forwarded-For: the entry written by the first of our own `hops` proxies. Earlier entries
 * come from the client and are not trusted. Null if there are fewer.
 */
export function forwardedAddress(header: string | undefined, hops: number): string | null {
  return header?.split(",").at(-hops)?.trim() ?? null;
}
