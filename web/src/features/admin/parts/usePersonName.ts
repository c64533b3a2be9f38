import { isPseudonym } from "@thodu/domain/accounts/deletion";
import { aliasFor } from "@thodu/domain/chat/alias";
import { useEffect, useState } from "react";
import { actors, deletedAccount } from "@messages/adminArea";
import { loadFirestore } from "../../../lib/firebase";

/** Names that were read since the page was opened; a person has one for as long. Who has none may get one. */
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

/** Whether there is a page of this person: not of the server, and not of whoever deleted their account. */
export const isPerson = (uid: string): boolean => uid !== "" && !Object.hasOwn(actors, uid) && !isPseudonym(uid);

const otherName = (uid: string): string => (isPseudonym(uid) ? deletedAccount : (actors[uid] ?? uid));

/** What somebody is called, in words of their own; the alias where that can't be learnt. */
export async function personName(uid: string): Promise<string> {
  if (!isPerson(uid)) return otherName(uid);
  return (await nameOf(uid).catch(() => null)) ?? aliasFor(uid);
}

/** What somebody is called; the alias that listeners see until that is known, and for whoever has no name. */
export function usePersonName(uid: string): { readonly name: string; readonly isKnown: boolean } {
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
  if (!isPerson(uid)) return { name: otherName(uid), isKnown: true };
  return found?.uid === uid ? { name: found.name, isKnown: true } : { name: aliasFor(uid), isKnown: false };
}
