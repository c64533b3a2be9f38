import { readPeopleQuery } from "@thodu/domain/people/query";
import { useCallback, useState } from "react";
import { useQuery } from "../../../lib/router";

/** Whether the words are an e-mail address or an alias. */
const isOfPerson = (words: string): boolean => ["email", "alias"].includes(readPeopleQuery(words).by);

/**
 * The search text of a list, and the function that sets it. An e-mail address or alias is not put into the page's
 * address.
 */
export function useFind(list: string): readonly [string, (wanted: string) => void] {
  const [query, change] = useQuery();
  const [person, setPerson] = useState({ list, words: "" });
  if (person.list !== list) setPerson({ list, words: "" });
  const look = useCallback(
    (wanted: string): void => {
      const isKept = isOfPerson(wanted);
      setPerson({ list, words: isKept ? wanted : "" });
      change({ find: isKept ? null : wanted, after: null });
    },
    [list, change],
  );
  return [query.get("find") ?? (person.list === list ? person.words : ""), look];
}
