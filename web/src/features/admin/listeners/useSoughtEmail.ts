import { useCallback } from "react";
import { useQuery } from "../../../lib/router";
import { useSession } from "../../../lib/session";

/** What stands in the address while a list is filtered by an e-mail: that it is, not by which. */
const FILTERED = "email";

let sought = { uid: "", email: "" };

/**
 * The beginning of the e-mail by which the lists of listeners are filtered, and how to look for another. The tab keeps it
 * until it is loaded anew; the address, which stays in histories and logs, only says that there is one.
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
