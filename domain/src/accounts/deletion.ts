import * as z from "zod/mini";
import { instant } from "../instant";

/**
 * The steps of deleting an account, each of which may be repeated. First nobody can be this person any more, then they
 * leave everything they take part in, then what is stored goes; the account itself last.
 */
export const deletionSteps = ["lock", "leave", "erase", "account"] as const;
export type DeletionStep = (typeof deletionSteps)[number];

const PSEUDONYM = "deleted-";

/** What stands for a deleted person in what is kept: no uid has this form. */
export const pseudonymOf = (freshId: string): string => PSEUDONYM + freshId;
export const isPseudonym = (userId: string): boolean => userId.startsWith(PSEUDONYM);

/** `deletions/{uid}`: a deletion under way, and how far it is; gone with the last step. */
export const deletion = z.object({
  /** What stands for the person in what is kept. */
  pseudonym: z.string(),
  /** Steps that are done. */
  done: z.number(),
  /** When it was begun, or last tried. */
  startedAt: instant,
});
export type Deletion = z.infer<typeof deletion>;

/** On an account that our own deletion closes, for whoever hears of its end. */
export const ERASED = "erased";
