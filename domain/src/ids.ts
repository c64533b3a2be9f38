import * as z from "zod/mini";

/** An id made by a client: one path segment, and not a name that Firestore reserves. */
export const clientId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));

/** A uid, or an id made from one. Refuses characters that no uid has, some of which make Firestore fail. */
export const uid = z.string().check(z.regex(/^(?!__.*__$)(?!\.)[^/\s\p{Cc}\p{Cf}\p{Cs}]{1,128}$/u));
