import { readPeopleQuery } from "@thodu/domain/people/query";
import { nobodyHas } from "@messages/audit";
import { call } from "../../../lib/callables";

type Named = { readonly uid: string } | { readonly uid: null; readonly words: string };

/** Whom an address or an alias names, by the server, which notes that they were looked up; any other id as it is. */
export async function uidOf(typed: string): Promise<Named> {
  const { by } = readPeopleQuery(typed);
  if (by !== "email" && by !== "alias") return { uid: typed };
  const reply = await call("findPeople", { query: typed });
  if (!reply.ok) return { uid: null, words: reply.message };
  const [one] = reply.value.people;
  return one ? { uid: one.uid } : { uid: null, words: nobodyHas };
}
