import type { Withheld } from "@thodu/domain/accounts/personalData";
import { VOLUNTEER } from "@thodu/domain/chat/model";
import type { CopiedDocument } from "../../usecases/accounts/ports";
import { Timestamp } from "../../store/values";

/** Collections whose documents have uids as ids. */
const NAMED: ReadonlySet<string> = new Set([
  "users",
  "volunteers",
  "applications",
  "conversations",
  "conversationInternals",
  "presence",
  "premiumUsers",
  "deletions",
]);
/** Fields that name people. */
const NAMING: ReadonlySet<string> = new Set([
  "userId",
  "customerId",
  "volunteerId",
  "conversationId",
  "reporterId",
  "sender",
  "receiver",
  "actor",
  "target",
  "from",
  "to",
  "lastVolunteerId",
  "reportedId",
  "tried",
  "replaced",
  "about",
]);
/** Fields that are maps with uids as keys. */
const KEYED: ReadonlySet<string> = new Set(["passed", "ranOut", "rung"]);
/** Values in such fields that are no uids. */
const NOBODY: ReadonlySet<string> = new Set([VOLUNTEER, "server", ""]);
/** The form of the identity service's uids. Other words of this form are removed too; a copy does not need them. */
const UID = /^[A-Za-z0-9]{28}$/;
const OTHER = "someone else";

/** The parts of a stored document that are read. */
interface Stored {
  readonly id: string;
  readonly ref: { readonly path: string; readonly parent: { readonly id: string } };
  data(): Readonly<Record<string, unknown>> | undefined;
}

/**
 * The document without what is withheld and what names others; null if all of it is withheld or it is about another
 * person.
 */
export function copyOf(
  document: Stored,
  uid: string,
  { below = [], fields = [] }: Withheld = {},
): CopiedDocument | null {
  const segments = document.ref.path.split("/");
  if (segments.at(-2) === "presence" && document.id !== uid) return null;
  // The other side's signals have their network addresses.
  if (segments.at(-2) === "signals" && document.data()?.["from"] !== uid) return null;
  if (below.includes(document.ref.parent.id)) return null;
  const path = segments
    .map((segment, at) => (at % 2 === 1 && NAMED.has(segments[at - 1] ?? "") && segment !== uid ? OTHER : segment))
    .join("/");
  const shown = Object.entries(document.data() ?? {}).filter(([name]) => !fields.includes(name));
  const data = Object.fromEntries(shown.map(([name, value]) => [name, copied(name, value, uid)]));
  return { path, data };
}

function copied(name: string, value: unknown, uid: string): unknown {
  if (value instanceof Timestamp) return new Date(value.toMillis()).toISOString();
  if (Array.isArray(value)) return value.map((each) => copied(name, each, uid));
  if (typeof value === "object" && value !== null) {
    const own = Object.entries(value).filter(([inner]) => inner === uid || !(KEYED.has(name) || UID.test(inner)));
    return Object.fromEntries(own.map(([inner, each]) => [inner, copied(inner, each, uid)]));
  }
  if (typeof value === "string" && (NAMING.has(name) || UID.test(value)) && value !== uid && !NOBODY.has(value))
    return OTHER;
  return value;
}
