import { Timestamp, type DocumentData } from "firebase-admin/firestore";
import { DAY } from "@thodu/domain/time";
import { wiring } from "../../functions/src/runtime/wiring";
import { aConversation } from "./domain";
import { database } from "./people";

const broken: string[] = [];

export const longAgo = Timestamp.fromMillis(Date.now() - 60 * DAY);

/** Stores a document that this version may not be able to read; {@link takeAway} removes it. */
export async function put(path: string, data: DocumentData): Promise<string> {
  broken.push(path);
  await database().doc(path).set(data);
  return path;
}

/** Removes all that was put. */
export const takeAway = async (): Promise<void> => {
  await Promise.all(broken.splice(0).map((path) => database().doc(path).delete()));
};

/** The data with times as Firestore stores them. */
export const stamped = (data: object): DocumentData =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      /(At|Since|Until)$/.test(name) && typeof value === "number" ? Timestamp.fromMillis(value) : value,
    ]),
  );

/** A conversation in a language that this version does not know, as after a rollback. */
export const brokenChat = (changes: DocumentData = {}): DocumentData => ({
  ...stamped(aConversation()),
  deskEpoch: "",
  waitingSince: longAgo,
  lastMessageAt: longAgo,
  locale: "ta",
  ...changes,
});

/** The ports of a sweep, and what it reported. */
export function watched() {
  const skipped: string[] = [];
  const { runtime, ...rest } = wiring();
  const told = { ...runtime, skipped: (kind: string, id: string) => void skipped.push(`${kind}/${id}`) };
  const defects: unknown[] = [];
  return {
    skipped,
    defects,
    ports: { ...rest, runtime: told, onDefect: (error: unknown) => void defects.push(error) },
  };
}
