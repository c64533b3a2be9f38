import type { DocumentReference, WriteBatch } from "firebase-admin/firestore";
import { conversation, conversationInternals, type Conversation } from "@thodu/domain/chat/model";
import type { Versioned, Version } from "../../usecases/chat/ports";
import { readVersioned, unchangedSince } from "./converters";
import { db } from "./database";

/**
 * What of a conversation the server alone reads stands in a document of its own. Whoever changes it changes the summary
 * in the same write, so the summary's version stands for both; whoever reads both reads the summary first.
 */
export const internalsPath = (customerId: string): string => `conversationInternals/${customerId}`;
export const internalsRef = (customerId: string): DocumentReference => db().doc(`conversationInternals/${customerId}`);

/** The fields that stand there; in older conversations they stand in the summary. */
export const INTERNAL: readonly string[] = Object.keys(conversationInternals.shape);

type Fields = Readonly<Record<string, unknown>>;

/** What of a change goes where. */
export function split(change: object): { readonly summary: Fields; readonly internal: Fields } {
  const fields: readonly [string, unknown][] = Object.entries(change);
  const where = (isInternal: boolean): Fields =>
    Object.fromEntries(fields.filter(([name]) => INTERNAL.includes(name) === isInternal));
  return { summary: where(false), internal: where(true) };
}

/** The fields of the summary that stand there, of what is stored there. */
export const internalsOf = (data: object | undefined): Fields => split(data ?? {}).internal;

/** A change of a conversation as of a version. */
export function changeIn(batch: WriteBatch, customerId: string, change: object, version: Version): void {
  const { summary, internal } = split(change);
  batch.update(db().doc(`conversations/${customerId}`), summary, unchangedSince(version));
  const names = Object.keys(internal);
  if (names.length > 0) batch.set(internalsRef(customerId), internal, { mergeFields: names });
}

/** The conversation with its internals. */
export async function readConversation(customerId: string): Promise<Versioned<Conversation> | null> {
  const [summary, internals] = await db().getAll(db().doc(`conversations/${customerId}`), internalsRef(customerId));
  return summary ? readVersioned(conversation, summary, internalsOf(internals?.data())) : null;
}
