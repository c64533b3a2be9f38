import * as z from "zod/mini";
import { instant } from "../instant";

/** Steps of deleting an account, in order; each may be repeated. `lock`: nobody can sign in as this person any more. */
export const deletionSteps = ["lock", "leave", "erase", "account"] as const;
export type DeletionStep = (typeof deletionSteps)[number];

const PSEUDONYM = "deleted-";

/** What stands for a deleted person in what is kept: no uid has this form. */
export const pseudonymOf = (freshId: string): string => PSEUDONYM + freshId;
export const isPseudonym = (userId: string): boolean => userId.startsWith(PSEUDONYM);

/** `deletions/{uid}`: a deletion under way, and how far it is; gone with the last step. */
export const deletion = z.object({
  pseudonym: z.string(),
  /** Steps that are done. */
  done: z.number(),
  /** When it was begun, or last tried. */
  startedAt: instant,
});
export type Deletion = z.infer<typeof deletion>;

/** Role claim that marks an account as closed by our own deletion. */
export const ERASED = "erased";
