import { isAboutMoney, readPeopleQuery } from "@thodu/domain/people/query";
import { nobodyHas } from "@messages/audit";
import { call } from "../../../lib/callables";
import { loadFirestore } from "../../../lib/firebase";
import type { FoundPeople } from "../parts/SeveralPeople";

type Named =
  /** `found`: the person, if the server looked them up. */
  | { readonly uid: string; readonly found?: FoundPeople[number] }
  | { readonly uid: null; readonly words: string }
  | { readonly uid: null; readonly several: FoundPeople };

async function appointmentOf(reference: string): Promise<string | null> {
  try {
    const [{ idByReference }] = await Promise.all([import("../api/appointments"), loadFirestore()]);
    return await idByReference(reference);
  } catch {
    return null;
  }
}

/**
 * Finds the uid for what was typed. The server looks up an address, an alias, a payment or a receipt's reference, and
 * logs a look at each person it finds. The id of a person or another record is used as it is; an appointment is found
 * by its reference.
 */
export async function uidOf(typed: string): Promise<Named> {
  const query = readPeopleQuery(typed);
  // A name or several words: the log can't be searched by those.
  if (query.by === "nothing" && typed !== "") return { uid: null, words: nobodyHas };
  if (query.by !== "email" && query.by !== "alias" && !isAboutMoney(query)) return { uid: typed };
  const appointment = query.by === "reference" ? await appointmentOf(query.reference) : null;
  if (appointment !== null) return { uid: appointment };
  const reply = await call("findPeople", { query: typed });
  if (!reply.ok) return { uid: null, words: reply.message };
  const { people } = reply.value;
  const [one, ...others] = people;
  if (others.length > 0) return { uid: null, several: people };
  return one ? { uid: one.uid, found: one } : { uid: null, words: nobodyHas };
}
