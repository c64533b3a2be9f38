import { isPseudonym } from "@thodu/domain/accounts/deletion";
import { aliasFor } from "@thodu/domain/chat/alias";
import { useEffect, useState } from "react";
import { actors, deletedAccount } from "@messages/adminArea";
import { loadFirestore } from "../../../lib/firebase";

/** The names read since the page was loaded. A missing name is not stored, because the person may get one. */
const known = new Map<string, Promise<string | null>>();

async function read(uid: string): Promise<string | null> {
  const [names] = await Promise.all([import("../api/names"), loadFirestore()]);
  return names.nameOf(uid);
}

function nameOf(uid: string): Promise<string | null> {
  const found = known.get(uid) ?? read(uid);
  known.set(uid, found);
  const forget = (): void => void known.delete(uid);
  found.then((name) => name === null && forget(), forget);
  return found;
}

/** Whether this person has a page: neither the server nor a deleted account has one. */
export const isPerson = (uid: string): boolean => uid !== "" && !Object.hasOwn(actors, uid) && !isPseudonym(uid);

const otherName = (uid: string): string => (isPseudonym(uid) ? deletedAccount : (actors[uid] ?? uid));

/** Somebody's name; the alias if it can't be read. */
export async function personName(uid: string): Promise<string> {
  if (!isPerson(uid)) return otherName(uid);
  return (await nameOf(uid).catch(() => null)) ?? aliasFor(uid);
}

/** Somebody's name; for a person without one, the alias that listeners see. Null until it is known which of the two. */
export function usePersonName(uid: string): string | null {
  const [found, setFound] = useState<{ readonly uid: string; readonly name: string } | null>(null);
  useEffect(() => {
    if (!isPerson(uid)) return undefined;
    let current = true;
    void personName(uid).then((name) => {
      if (current) setFound({ uid, name });
    });
    return () => {
      current = false;
    };
  }, [uid]);
  if (!isPerson(uid)) return otherName(uid);
  return found?.uid === uid ? found.name : null;
}
