import { useCallback } from "react";
import { useQuery } from "../../../lib/router";
import { useSession } from "../../../lib/session";

/** The part of the address that says that a list is filtered by an e-mail address, but not by which. */
const FILTERED = "email";

let sought = { uid: "", email: "" };

/**
 * The beginning of the e-mail address by which the lists of listeners are filtered, and the function that sets it. The
 * tab remembers it until it is reloaded. The page's address, which stays in histories and logs, only says that there is
 * one.
 */
export function useSoughtEmail(): readonly [string, (email: string) => void] {
  const uid = useSession().uid ?? "";
  const [query, change] = useQuery();
  const seek = useCallback(
    (email: string): void => {
      sought = { uid, email };
      change({ by: email === "" ? null : FILTERED, after: null });
    },
    [uid, change],
  );
  const isFiltered = query.get("by") === FILTERED && sought.uid === uid;
  return [isFiltered ? sought.email : "", seek];
}
