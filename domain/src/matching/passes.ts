import type { Conversation } from "../chat/model";
import type { Millis } from "../time";
import { passLasts } from "./times";

/** Listeners who are not asked about a person for a while. */
export interface Passes {
  /** By uid: when they passed. */
  readonly passed: Readonly<Record<string, Millis>>;
  /**
   * By uid: those of them whose offer ran out without a word, with the same times. An entry counts only while its time
   * is the one in `passed`. If this is missing, the stored entries stay.
   */
  readonly ranOut?: Readonly<Record<string, Millis>>;
}

type Passed = Passes["passed"];

/** The passes that still count. */
export const lasting = ({ passed, risk }: Pick<Conversation, "passed" | "risk">, now: Millis): Record<string, Millis> =>
  Object.fromEntries(Object.entries(passed).filter(([, at]) => now - at < passLasts(risk)));

/** The passes that count at `now`, after adding one of `uid` at `at`. */
export const withPass = (
  { passed, risk }: Pick<Conversation, "passed" | "risk">,
  uid: string,
  now: Millis,
  at = now,
): Readonly<Record<string, Millis>> => lasting({ passed: { ...passed, [uid]: at }, risk }, now);

/** Those of `passed` who said nothing, in the order in which their offers ran out; `latest` is the last of them. */
export const unheard = (
  { ranOut }: Pick<Conversation, "ranOut">,
  passed: Passed,
  latest: { readonly to: string; readonly expiresAt: Millis } | null,
): readonly [string, Millis][] =>
  Object.entries({ ...ranOut, ...(latest && { [latest.to]: latest.expiresAt }) })
    .filter(([uid, at]) => passed[uid] === at)
    .toSorted(([, a], [, b]) => a - b);

export const without = (passed: Passed, uids: readonly string[]): Passed =>
  Object.fromEntries(Object.entries(passed).filter(([each]) => !uids.includes(each)));
