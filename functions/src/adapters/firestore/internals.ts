import type { DocumentReference } from "../../store/database";
import { conversation, ways, type Conversation, type Ways } from "@thodu/domain/chat/model";
import type { Versioned } from "../../usecases/chat/ports";
import { readVersioned } from "./converters";
import { split } from "../../store/conversation";
import { documents } from "../../store/documents";
import { db } from "../../store/database";

export const internalsRef = (customerId: string): DocumentReference => db().doc(documents.internals(customerId));

/** The internal fields of the internals' document, which replace those of the summary. Read the summary first. */
export const internalsOf = (data: object | undefined): object => split(data ?? {}).internals;

/** The conversation with its internals. */
export async function readConversation(customerId: string): Promise<Versioned<Conversation> | null> {
  const [summary, internals] = await db().getAll(db().doc(`conversations/${customerId}`), internalsRef(customerId));
  return summary ? readVersioned(conversation, summary, internalsOf(internals?.data())) : null;
}

/**
 * How a person asked to be told, of their turn or of a time later. The other fields are not parsed with it: one of them
 * that is broken must keep nobody from being told.
 */
export const waysIn = async (field: "tellWays" | "laterWays", customerId: string): Promise<Ways | null> =>
  ways.safeParse((await internalsRef(customerId).get()).get(field)).data ?? null;
