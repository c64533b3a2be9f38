import { conversationInternals, type Conversation } from "@thodu/domain/chat/model";
import type { Version, Versioned } from "../usecases/chat/ports";
import { create, patch, remove, removed, type Change, type FilledIn } from "./changes";
import { documents, type OfConversation } from "./documents";

/** Fields of a conversation, some of which the store may compute. */
export type ConversationFields = { readonly [Name in keyof Conversation]?: Conversation[Name] | FilledIn };

/**
 * The fields that only the server reads. They have a document of their own; older conversations have them in the
 * summary.
 */
export const INTERNAL: readonly string[] = Object.keys(conversationInternals.shape);

/** The instants that are stored as times; all others are stored as milliseconds. */
const TIMES: ReadonlySet<string> = new Set<keyof Conversation>([
  "createdAt",
  "lastMessageAt",
  "customerReadAt",
  "volunteerReadAt",
  "waitingSince",
  "expireAt",
  "waitSignAt",
  "givenBackAt",
  "claimedAt",
  "endedAt",
  "summaryAgreedAt",
]);

type Fields = Readonly<Record<string, unknown>>;

/** The fields, separated by the document that stores them. */
export function split(fields: object): { readonly summary: Fields; readonly internals: Fields } {
  const entries: readonly [string, unknown][] = Object.entries(fields);
  const where = (isInternal: boolean): Fields =>
    Object.fromEntries(entries.filter(([name]) => INTERNAL.includes(name) === isInternal));
  return { summary: where(false), internals: where(true) };
}

const stored = (fields: ConversationFields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "number" && TIMES.has(name) ? new Date(value) : value,
    ]),
  );

const internalsChange = (customerId: string, internals: Fields): readonly Change[] =>
  Object.keys(internals).length === 0 ? [] : [patch(documents.internals(customerId), internals, "merged")];

/**
 * Changes a conversation. `only`: the version that it must still have, or "existing" for any. The summary is always
 * written together with the internals, so its version stands for both documents. `ofInternals`: more fields of the
 * internals.
 */
export function conversationChanges(
  customerId: string,
  fields: ConversationFields,
  only: Version | "existing",
  ofInternals: object = {},
): readonly Change[] {
  const { summary, internals } = split(stored(fields));
  return [
    patch(documents.conversation(customerId), summary, only),
    ...internalsChange(customerId, { ...internals, ...ofInternals }),
  ];
}

/** Creates a conversation. */
export function conversationBegins(customerId: string, fields: ConversationFields): readonly Change[] {
  const { summary, internals } = split(stored(fields));
  return [create(documents.conversation(customerId), summary), ...internalsChange(customerId, internals)];
}

/** Changes only the summary of a conversation that can't be read. */
export const summaryChange = (customerId: string, fields: ConversationFields, version: Version): Change =>
  patch(documents.conversation(customerId), split(stored(fields)).summary, version);

/** Moves fields of an older conversation out of its summary; `internals`: those that its internals don't have yet. */
export const movedChanges = (
  customerId: string,
  names: readonly string[],
  internals: Fields,
  version: Version,
): readonly Change[] => [
  patch(documents.conversation(customerId), Object.fromEntries(names.map((name) => [name, removed])), version),
  ...internalsChange(customerId, internals),
];

/**
 * Changes fields (by their paths) of a document in somebody else's conversation, to remove a deleted person from it.
 */
export const personLeaves = (collection: OfConversation, customerId: string, fields: object): Change =>
  patch(
    collection === "conversations" ? documents.conversation(customerId) : documents.internals(customerId),
    fields,
    "existing",
  );

/** Deletes only the internals of a conversation. */
export const internalsErased = (customerId: string): Change => remove(documents.internals(customerId));

/** Deletes a conversation with its internals; `any`: without a check of the version. */
export const conversationErased = (customerId: string, version: Version | "any"): readonly Change[] => [
  remove(documents.conversation(customerId), version),
  internalsErased(customerId),
];

/** A new conversation that neither side has read. */
export const NEVER_READ = { customerReadAt: null, volunteerReadAt: null };

/** The version of a conversation that is known to exist. */
export function versionOf(seen: Versioned<Conversation> | null): Version {
  if (!seen) throw new TypeError("A conversation that was not seen can’t be changed.");
  return seen.version;
}

/** The fields without internal ones that have not changed, so that most sends write no internals. */
export function withoutSameInternals(fields: ConversationFields, before?: Conversation): ConversationFields {
  const known = new Map<string, unknown>(Object.entries(before ?? {}));
  const isNews = ([name, value]: readonly [string, unknown]): boolean =>
    !INTERNAL.includes(name) || JSON.stringify(value) !== JSON.stringify(known.get(name) ?? null);
  return Object.fromEntries(Object.entries(fields).filter(isNews));
}
