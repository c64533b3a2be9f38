import { useQuery } from "../../../lib/router";

/** Which of a section's lists the address names; the first one if it names none. */
export function useList<K extends string>(lists: readonly [K, ...K[]]): K {
  const [query] = useQuery();
  const asked = query.get("list");
  return lists.find((each) => each === asked) ?? lists[0];
}
