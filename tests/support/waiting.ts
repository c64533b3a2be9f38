import type { Locale } from "@thodu/domain/locale";
import { accepted, call } from "./callables";
import { guest, type Person } from "./people";

export async function waiting(locale: Locale = "en"): Promise<Person> {
  const person = await guest();
  accepted(await call("sendMessage", { messageId: "first", text: "hello", locale }, person.token));
  return person;
}

export const queueOf = async (person: Person) => accepted(await call("readQueue", {}, person.token));
