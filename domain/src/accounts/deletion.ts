import * as z from "zod/mini";
import { instant } from "../instant";

/** Steps of deleting an account, in order; each may be repeated. After `lock` nobody can sign in as this person. */
export const deletionSteps = ["lock", "leave", "erase", "account"] as const;
export type DeletionStep = (typeof deletionSteps)[number];

const PSEUDONYM = "deleted-";

/** What stands in place of a deleted person's uid in records that are kept. No uid begins like it. */
export const pseudonymOf = (freshId: string): string => PSEUDONYM + freshId;
export const isPseudonym = (userId: string): boolean => userId.startsWith(PSEUDONYM);

/** `deletions/{uid}`: the deletion of an account that has begun. The last step removes this document. */
export const deletion = z.object({
  pseudonym: z.string(),
  /** The number of steps done. */
  done: z.number(),
  /** When it was begun, or last tried. */
  startedAt: instant,
});
export type Deletion = z.infer<typeof deletion>;

/** Claim that marks an account as closed by its own deletion here. */
export const ERASED = "erased";
