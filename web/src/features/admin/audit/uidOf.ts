import { isAboutMoney, readPeopleQuery } from "@thodu/domain/people/query";
import { nobodyHas } from "@messages/audit";
import { call } from "../../../lib/callables";
import { loadFirestore } from "../../../lib/firebase";
import type { FoundPeople } from "../parts/SeveralPeople";

type Named =
  | { readonly uid: string }
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
 * Whom an address, an alias, a payment or a receipt's reference names, by the server, which notes that they were looked
 * up, all of them where the words name several; the id of a person or of another record as it is, and that of an appointment by its reference.
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
  return one ? { uid: one.uid } : { uid: null, words: nobodyHas };
}
