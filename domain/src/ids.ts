import * as z from "zod/mini";

/**
 * An id made by a client before the first try; it becomes the id of a document, so it must be one path segment and
 * not a name that Firestore keeps for itself.
 */
export const clientId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));

/**
 * A uid of the identity service, or an id taken from one (a conversation has its customer's). Control characters,
 * invisible marks and lone surrogates are in none, and a store refuses some of them with an error of its own.
 */
export const uid = z.string().check(z.regex(/^(?!__.*__$)(?!\.)[^/\s\p{Cc}\p{Cf}\p{Cs}]{1,128}$/u));
