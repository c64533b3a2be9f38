import { useStill } from "../../../lib/still/useStill";

/** People whose rows do not move while somebody reads or points at them; `entries` is null until they are loaded. */
export function useStillPeople<T extends { readonly uid: string }>(
  people: readonly T[] | null,
  view: string,
  isFirst?: (person: T) => boolean,
) {
  const entries = people && people.map((person) => ({ ...person, id: person.uid }));
  return useStill({ entries, view, pressed: "a", ...(isFirst && { isFirst }) });
}

/** The event handlers of the element that contains the rows. */
export type StillHandlers = ReturnType<typeof useStillPeople>["handlers"];
