import { useQuery } from "../../../lib/router";
import { addressOf } from "../sections";

/** The parts of the address that are kept: the list, its order, whether it is filtered, and where its page begins. */
const KEPT = ["list", "order", "by", "after"] as const;

/**
 * Returns the address of the present list or, for a uid, of that person's application with the way back to the list.
 */
export function useListAddress(): (application?: string) => string {
  const [query] = useQuery();
  return (application) => {
    const words = new URLSearchParams();
    for (const name of KEPT) {
      const word = query.get(name) ?? "";
      if (word !== "") words.set(name, word);
    }
    if (application !== undefined) words.set("application", application);
    return words.size === 0 ? addressOf("listeners") : `${addressOf("listeners")}?${words.toString()}`;
  };
}
